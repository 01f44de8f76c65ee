// Starts the program: the theme first, so that nothing flashes, then the module
// that plays the game of this address.

const version = new URL(import.meta.url).search;

try {
  const theme = JSON.parse(localStorage.getItem("brainery.theme") ?? '"auto"');
  document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the theme then follows the device.
}

// Games of the second program; the first has all others, and the pages without a game.
const SECOND = ["great-brain-robbery", "brain-flip"];

// Which game is to be played or read about here, as far as it can be known.
async function game() {
  const [, page, name] = location.pathname.split("/");
  if (page !== "table") return name;
  try {
    return (await (await fetch(`/api/tables/${name}`)).json()).game;
  } catch {
    // The page finds out by itself, and comes back here if need be.
  }
}

try {
  const program = SECOND.includes(await game()) ? "second" : "first";
  const bytes = fetch(`/${program}_bg.wasm${version}`);
  const app = await import(`/${program}.js${version}`);
  await app.default({ module_or_path: bytes });
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
