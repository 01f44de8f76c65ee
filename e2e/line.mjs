// A line to the server that can go dead, or slow, without a word to anybody.

import net from "node:net";

/** Listens beside the server at `url` and passes on what both sides say. */
export async function startLine(url) {
  const { hostname, port } = new URL(url);
  const calls = new Set();
  let isDead = false;
  let most = Infinity;
  const proxy = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    const call = { near, isDead, n: 0, held: [] };
    calls.add(call);
    near.on("data", (bytes) => call.isDead || far.write(bytes));
    far.on("data", (bytes) => {
      if (call.isDead) return;
      call.n += bytes.length;
      if (call.n <= most) near.write(bytes);
      else call.held.push(bytes);
    });
    // Who is at the end of a dead line hears nothing, not even that it is over.
    far.on("close", () => call.isDead || near.end());
    near.on("close", () => {
      calls.delete(call);
      far.destroy();
    });
    for (const end of [near, far]) end.on("error", () => {});
  });
  await new Promise((done) => proxy.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${proxy.address().port}`,
    /** From now on nothing gets through, and nobody is told. */
    cut: () => {
      isDead = true;
      for (const call of calls) call.isDead = true;
    },
    /** New connections work again; the old ones stay dead. */
    mend: () => {
      isDead = false;
    },
    /** Each connection brings no more than `n` bytes until `open`. */
    narrow: (n) => {
      most = n;
    },
    open: () => {
      most = Infinity;
      for (const call of calls) for (const bytes of call.held.splice(0)) call.near.write(bytes);
    },
    stop: () => {
      for (const { near } of calls) near.destroy();
      return new Promise((done) => proxy.close(done));
    },
  };
}
