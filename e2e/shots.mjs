// Takes every screen at every size, in both themes and languages, and lays the
// pictures out on sheets: node shots.mjs OUT [--sizes 360x740,1440x900] [--themes dark] [--langs fr] [NAME...]
// The name `readme` stands for the pictures of the README, in docs/pictures/.
// `cargo xtask shots` builds what it needs first.

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { newPage, ready, sitAt, startServer } from "./helper.mjs";
import { LOCALES, MORE, SCREENS, SIZES, STEPS, THEMES, fit } from "./screens.mjs";

const list = (all) => ({ type: "string", default: all.join() });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sizes: list(SIZES), themes: list(THEMES), langs: list(Object.keys(LOCALES)) },
});
const [out = "shots", ...names] = positionals;
const [sizes, themes, langs] = [values.sizes, values.themes, values.langs].map((it) => it.split(","));
const wanted = [...SCREENS, ...MORE, ...STEPS].filter(({ name }) => names.length === 0 || names.includes(name));
const executablePath = process.env.CHROMIUM || "/usr/bin/chromium";
/** What the README shows of each game. */
const TABLES = {
  "mmm-brains": "mmm-keep",
  "oh-my-brain": "omb-pair",
  "give-me-the-brain": "gmb-roll",
  "great-brain-robbery": "gbr-seven",
  "brain-flip": "bfl-guesser",
};
const place = mkdtempSync(join(tmpdir(), "brainery-shots-"));
const server = await startServer({ db: join(place, "games.sqlite") });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  for (const { name, open } of wanted) {
    console.log(name);
    const folder = join(out, name);
    mkdirSync(folder, { recursive: true });
    const pictures = [];
    for (const lang of langs) {
      for (const colorScheme of themes) {
        const options = { colorScheme, locale: LOCALES[lang], allowed: [/./] };
        const { page, close } = await open(browser, server.url, options);
        for (const size of sizes) {
          await fit(page, size);
          const file = `${size}-${colorScheme}-${lang}.png`;
          await page.screenshot({ path: join(folder, file) });
          pictures.push({ file, size });
        }
        await close();
      }
    }
    await sheet(folder, pictures);
  }
  if (names.length === 0 || names.includes("readme")) await readme();
} finally {
  await browser.close();
  await server.stop("SIGKILL");
}

/** All pictures of a screen on one, at a third of their size. */
async function sheet(folder, pictures) {
  const box = ({ file, size }) => {
    const [width, height] = size.split("x").map((it) => Math.round(Number(it) / 3));
    const data = readFileSync(join(folder, file)).toString("base64");
    return `<figure><img src="data:image/png;base64,${data}" width="${width}" height="${height}"><figcaption>${file}</figcaption></figure>`;
  };
  const html = `<body style="margin:8px;display:flex;flex-wrap:wrap;gap:8px;align-items:flex-end;background:#777;font:11px sans-serif"><style>figure{margin:0}</style>${pictures.map(box).join("")}</body>`;
  const file = join(place, "sheet.html");
  writeFileSync(file, html);
  const page = await browser.newPage({ viewport: { width: 1900, height: 900 } });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(folder, "sheet.png"), fullPage: true });
  await page.close();
}

/** The pictures of the README: the shelf, a table of each game, one that moves. */
async function readme() {
  const folder = fileURLToPath(new URL("../docs/pictures", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const viewport = { width: 1440, height: 900 };
  const take = async (name, { page, context }) => {
    await fit(page, "1440x900");
    writeFileSync(join(folder, `${name}.webp`), await picture(page, { scale: 0.67, quality: 80 }));
    await context.close();
  };
  const visitor = await newPage(browser, { viewport, allowed: [/./] });
  await visitor.page.goto(server.url);
  await visitor.page.locator("main").first().waitFor();
  await take("shelf", visitor);
  for (const [name, position] of Object.entries(TABLES)) {
    await take(name, await sitAt(browser, server.url, position, { viewport, allowed: [/./] }));
  }
  writeFileSync(join(folder, "moving.svg"), await moving(viewport));
}

/** A window as it is now. */
async function picture(page, { scale, quality }) {
  const line = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize();
  const clip = { x: 0, y: 0, width, height, scale };
  const { data } = await line.send("Page.captureScreenshot", { format: "webp", quality, clip });
  return Buffer.from(data, "base64");
}

/** A few moves of a game, as pictures that follow each other in a drawing. */
async function moving(viewport) {
  const { page, context } = await sitAt(browser, server.url, "omb-pair", { viewport, allowed: [/./], speed: "1" });
  const frames = [];
  const shoot = async (n) => {
    for (let i = 0; i < n; i += 1) {
      frames.push(await picture(page, { scale: 0.36, quality: 34 }));
      await page.waitForTimeout(160);
    }
  };
  await page.keyboard.press("1");
  await shoot(1);
  await ready(page).click();
  await shoot(9);
  await context.close();
  const [width, height] = [viewport.width, viewport.height].map((it) => Math.round(it * 0.36));
  const seconds = frames.length * 0.5;
  const share = 100 / frames.length;
  const image = (data, n) =>
    `<image width="${width}" height="${height}" style="animation-delay:${(n * 0.5 - seconds).toFixed(1)}s" href="data:image/webp;base64,${data.toString("base64")}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>image{animation:f ${seconds}s step-end infinite}@keyframes f{0%{opacity:1}${share.toFixed(2)}%{opacity:0}}</style>${frames.map(image).join("")}</svg>\n`;
}
