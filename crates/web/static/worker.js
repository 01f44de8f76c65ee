// Thinks for the bots, so that the page never waits for them. The same program
// as the page's, which says by the name of this worker which one it is.

const version = new URL(import.meta.url).search;

const ready = (async () => {
  const bytes = fetch(`/${self.name}_bg.wasm${version}`);
  const program = await import(`/${self.name}.js${version}`);
  await program.default({ module_or_path: bytes });
  return program;
})();

self.onmessage = async ({ data }) => {
  try {
    self.postMessage((await ready).think(data));
  } catch (error) {
    console.error(error);
    // The page then thinks for itself.
    self.postMessage(undefined);
  }
};
