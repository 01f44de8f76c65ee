// Thinks for the bots and for the coach, so that the page never waits for them.
// The same program as the page's, which loads the pieces of its games by itself.
// The name of the worker is that of the function that answers.

const build = new URL(import.meta.url).searchParams.get("v");

const ready = (async () => {
  const program = await import(`/${build}/page.js`);
  await program.default({ module_or_path: `/${build}/page_bg.wasm` });
  return program;
})();

async function answer(question) {
  try {
    self.postMessage(await (await ready)[self.name](question));
  } catch (error) {
    console.error(error);
    // The page then thinks for itself.
    self.postMessage(undefined);
  }
}

// One after the other: the page takes answers in the order of its questions.
let last = Promise.resolve();
self.onmessage = ({ data }) => {
  last = last.then(() => answer(data));
};
