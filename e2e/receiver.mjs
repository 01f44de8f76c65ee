// What the server tells the outside, received by us: a webhook, and the push
// service of a browser.

import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";

/** Takes whatever is posted, and hands it out in turn. */
export async function startReceiver() {
  const came = [];
  const told = new EventEmitter();
  const server = createServer(async (request, answer) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    answer.writeHead(201).end();
    came.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) });
    told.emit("came");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** The next message that `isWanted`; the others before it are dropped. */
    next: async (isWanted = () => true) => {
      const signal = AbortSignal.timeout(20_000);
      for (;;) {
        while (came.length) {
          const message = came.shift();
          if (isWanted(message)) return message;
        }
        await once(told, "came", { signal });
      }
    },
    has: () => 0 < came.length,
    stop: () => server.close(),
  };
}

/** What says that a message is signed with a secret. */
export function signature(secret, body) {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

/** The keys of a device as its browser makes them for a push service. */
export function pushKeys() {
  const pair = createECDH("prime256v1");
  const mine = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: mine.toString("base64url"), auth: auth.toString("base64url") },
    /** As RFC 8291 says it is read. */
    decrypt: (message) => {
      const [salt, theirs] = [message.subarray(0, 16), message.subarray(21, 21 + message[20])];
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), mine, theirs]);
      const secret = hkdfSync("sha256", pair.computeSecret(theirs), auth, info, 32);
      const part = (name, n) => Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, n));
      const sealed = message.subarray(21 + message[20]);
      const open = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
      open.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      return text.subarray(0, text.lastIndexOf(2)).toString();
    },
  };
}
