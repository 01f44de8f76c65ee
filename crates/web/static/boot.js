// Starts the program: language first, then the module, which loads the game of
// this address by itself.

const build = new URL(import.meta.url).searchParams.get("v");

const WORDS = {
  en: {
    wait: "One moment, the dead are rising…",
    bytes: "{n} of {all} MB",
    failed:
      "This page needs WebAssembly, and your browser didn’t start it. Try a newer browser, or switch off whatever blocks scripts here.",
  },
  fr: {
    wait: "Un instant, les morts se lèvent…",
    bytes: "{n} sur {all} Mo",
    failed:
      "Cette page a besoin de WebAssembly, et votre navigateur ne l’a pas démarré. Essayez un navigateur plus récent, ou désactivez ce qui bloque les scripts ici.",
  },
};

const root = document.documentElement;
const waiting = (part) => document.getElementById(`waiting-${part}`);

// Storage may be forbidden; then everything follows the device.
function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const codes = [kept("brainery.lang"), ...navigator.languages].map((it) => it?.slice(0, 2));
const lang = codes.find((it) => it in WORDS) ?? "en";
const words = WORDS[lang];
root.lang = lang;
waiting("text").textContent = words.wait;

// Shows how much has come. A compressed answer does not say how long it will
// be once unpacked, so the bundler writes that into the page.
async function count(response) {
  const bar = waiting("progress");
  const all = Number(bar.dataset.bytes);
  const megabytes = (n) => (n / 1e6).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const reader = response.body.getReader();
  bar.max = all;
  let n = 0;
  for (;;) {
    bar.value = n;
    waiting("bytes").textContent = words.bytes.replace("{n}", megabytes(n)).replace("{all}", megabytes(all));
    const { value, done } = await reader.read();
    if (done) return;
    n += value.byteLength;
  }
}

async function load() {
  const response = await fetch(`/${build}/page_bg.wasm`);
  // The copy is counted; the answer itself is compiled while it comes. Nobody
  // is helped by a count that failed, or that goes on when the page is there.
  count(response.clone()).catch(() => {});
  return response;
}

// The router starts a transition for every change of page and minds only its
// end. Whoever moves on sooner skips it, which is no error for the console.
// Where a picture of the page takes long, or nothing is to move, the page
// changes at once.
const transition = document.startViewTransition?.bind(document);
if (transition) {
  const SLOW_MS = 120;
  const less = matchMedia("(prefers-reduced-motion: reduce)");
  let isSlow = false;
  document.startViewTransition = (update) => {
    if (isSlow || less.matches || document.documentElement.dataset.motion === "off") {
      const done = Promise.resolve(update());
      return { ready: done, finished: done, updateCallbackDone: done };
    }
    const late = setTimeout(() => {
      isSlow = true;
      started.skipTransition();
    }, SLOW_MS);
    const started = transition(() => {
      clearTimeout(late);
      return update();
    });
    started.ready.catch((reason) => {
      if (reason.name !== "AbortError") throw reason;
    });
    return started;
  };
}

// The style sheet comes while the visitor is told to wait; nothing is drawn
// without it.
function dress() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/style.css?v=${build}`;
  const dressed = new Promise((done, fail) => {
    link.onload = done;
    link.onerror = fail;
  });
  document.head.append(link);
  return dressed;
}

try {
  const bytes = load();
  const dressed = dress();
  const app = await import(`/${build}/page.js`);
  await dressed;
  await app.default({ module_or_path: bytes });
} catch (error) {
  console.error(error);
  if (waiting("text")) {
    for (const part of ["text", "progress", "bytes"]) waiting(part).hidden = true;
    waiting("failed").textContent = words.failed;
    waiting("failed").hidden = false;
  }
}

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => {
    // Without it the page still works, but not without a network.
  });
}
