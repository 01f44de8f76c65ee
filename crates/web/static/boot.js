// Starts the program: the theme first, so that nothing flashes, then the module.

const version = new URL(import.meta.url).search;

try {
  const theme = JSON.parse(localStorage.getItem("brainery.theme") ?? '"auto"');
  document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the theme then follows the device.
}

try {
  const app = await import(`/app.js${version}`);
  await app.default({ module_or_path: `/app_bg.wasm${version}` });
} catch (error) {
  console.error(error);
  const text = document.getElementById("waiting-text");
  const failed = document.getElementById("waiting-failed");
  if (text && failed) {
    text.hidden = true;
    failed.hidden = false;
  }
}

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => {
    // Without it the page still works, but not without a network.
  });
}
