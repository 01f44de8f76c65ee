// Prints numbers for docs/performance.md.
// node measure.mjs waiting: how long a visitor waits, on a phone with a slow line
// (4x slower processor, 1.6 Mbit/s, 150 ms).
// node measure.mjs motion [game …]: what games cost that are played at normal speed for
// a minute; SIZE=360x740 for a phone.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { isOver, playNow, ready, startServer } from "./helper.mjs";
import { GAMES } from "./screens.mjs";

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

const [part = "waiting", ...chosen] = process.argv.slice(2);
const [width, height] = (process.env.SIZE ?? "1440x900").split("x").map(Number);
const viewport = { width, height };
/** How long a game is watched. */
const WATCHED_MS = 60_000;

const place = mkdtempSync(join(tmpdir(), "brainery-measure-"));
const server = await startServer({ db: join(place, "games.sqlite") });
const executablePath = process.env.CHROMIUM || "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });

/** A page on a slow phone that counts what comes and what jumps. */
async function slowPage(context) {
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", SLOW_4G);
  await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let bytes = 0;
  line.on("Network.loadingFinished", (it) => (bytes += it.encodedDataLength));
  await page.addInitScript(() => {
    window.jumps = 0;
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const it of list.getEntries()) if (!it.hadRecentInput) window.jumps += it.value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const it of list.getEntries()) window.longest = Math.max(window.longest, it.duration);
    }).observe({ type: "longtask", buffered: true });
  });
  return { page, bytes: () => bytes };
}

/**
 * Milliseconds until the first tap is answered: the page itself taps the first box as soon as it
 * is drawn, and looks when what is in it stands there. (A tap from outside waits for things that
 * a finger does not wait for.)
 */
async function firstTap(page) {
  await page.addInitScript((link) => {
    const seen = (selector) =>
      new Promise((found) => {
        const look = () => (document.querySelector(selector) ? found() : requestAnimationFrame(look));
        look();
      });
    window.answered = (async () => {
      await seen(link);
      document.querySelector(link).click();
      await seen(".setup main");
      await new Promise(requestAnimationFrame);
      return Math.round(performance.now());
    })();
  }, `.shelf a[href="/play/${GAMES[0]}"]`);
  await page.goto(server.url, { waitUntil: "commit" });
  return page.evaluate(() => window.answered);
}

const kilobytes = (n) => `${Math.round(n / 1000)} kB`;

async function waiting() {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "en-US" });
  const first = await slowPage(context);
  console.log(`first visit, first tap answered: ${await firstTap(first.page)} ms, ${kilobytes(first.bytes())} so far`);
  await first.page.waitForTimeout(20_000);
  await first.page.close();
  const second = await slowPage(context);
  console.log(`second visit, first tap answered: ${await firstTap(second.page)} ms, ${kilobytes(second.bytes())}`);
  await context.close();
  for (const game of GAMES) {
    const fresh = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: "block", locale: "en-US" });
    const { page, bytes } = await slowPage(fresh);
    await page.goto(server.url);
    await page.locator(".shelf, main").first().waitFor();
    await page.waitForLoadState("networkidle");
    const home = bytes();
    await page.goto(`${server.url}/play/${game}?speed=0`);
    await page.locator("main button.btn.go").first().click({ timeout: 60_000 });
    await page.locator(".act .say").waitFor({ timeout: 60_000 });
    await page.waitForLoadState("networkidle");
    const { jumps, longest } = await page.evaluate(() => ({ jumps, longest }));
    console.log(`${game}: home ${kilobytes(home)}, and to the table ${kilobytes(bytes())}; layout shift ${jumps.toFixed(3)}, longest task ${Math.round(longest)} ms`);
    await fresh.close();
  }
}

/** Notes what moves, what jumps and how long every frame is. */
function watch() {
  window.seen = { runs: [], shifts: [], frames: [] };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const from = performance.now() + (options.delay ?? 0);
    window.seen.runs.push([from, from + options.duration]);
    return animate.call(this, frames, options);
  };
  const name = (it) => (it?.closest ? it.id || [...it.classList].join(".") || it.tagName : "text");
  const at = (it) => `${Math.round(it.x)},${Math.round(it.y)} ${Math.round(it.width)}×${Math.round(it.height)}`;
  const told = ({ node, previousRect, currentRect }) => `${name(node)} (${at(previousRect)} → ${at(currentRect)})`;
  new PerformanceObserver((list) => {
    for (const it of list.getEntries()) {
      if (!it.hadRecentInput) window.seen.shifts.push([it.value, it.sources.map(told).join("; "), it.startTime]);
    }
  }).observe({ type: "layout-shift" });
  let before;
  const frame = (now) => {
    if (before !== undefined) window.seen.frames.push([before, now - before]);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.seen.zero = performance.mark("zero").startTime;
}

/** Plays a game as whoever presses whatever comes first, and hands over what was noted. */
async function played(game) {
  const context = await browser.newContext({ viewport, serviceWorkers: "block", locale: "en-US" });
  const page = await context.newPage();
  await page.goto(`${server.url}/play/${game}`);
  await playNow(page).click({ timeout: 60_000 });
  await page.locator(".act .say").waitFor({ timeout: 60_000 });
  const tracing = await browser.newBrowserCDPSession();
  const events = [];
  tracing.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const includedCategories = ["toplevel", "blink.user_timing"];
  await tracing.send("Tracing.start", { traceConfig: { includedCategories, excludedCategories: ["*"] } });
  await page.evaluate(watch);
  for (const began = Date.now(); Date.now() - began < WATCHED_MS && !(await isOver(page)); ) {
    if (await page.locator(".act .say.mine").count()) {
      if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
      for (const key of ["1", "2", "3", "Enter"]) {
        if (await ready(page).count()) break;
        await page.keyboard.press(key);
      }
      const button = (await ready(page).count()) ? ready(page) : page.locator(".act .do .btn");
      if (await button.count()) await button.first().click({ timeout: 3000 }).catch(() => {});
    }
    await page.waitForTimeout(400);
  }
  const seen = await page.evaluate(() => window.seen);
  const ended = new Promise((done) => tracing.once("Tracing.tracingComplete", done));
  await tracing.send("Tracing.end");
  await ended;
  await context.close();
  const zero = events.find((it) => it.name === "zero");
  const isOurs = (it) => it.pid === zero.pid && it.tid === zero.tid && it.name.endsWith("RunTask") && it.tdur;
  // By the processor's time, so that nothing else on this machine counts.
  const tasks = events.filter(isOurs).map((it) => [(it.ts - zero.ts) / 1000 + seen.zero, it.tdur / 1000]);
  return { ...seen, tasks };
}

const sum = (values) => values.reduce((all, it) => all + it, 0);

/** As browsers count it: the most that shifts in up to five seconds without a second of rest. */
function worst(shifts) {
  const sums = [];
  let [began, last] = [-Infinity, -Infinity];
  for (const [value, , at] of shifts) {
    if (1000 < at - last || 5000 < at - began) {
      began = at;
      sums.push(0);
    }
    last = at;
    sums[sums.length - 1] += value;
  }
  return Math.max(0, ...sums);
}

/** On a processor a quarter as fast, what takes this long is a long task. */
const LONG_MS = 50 / 4;

async function motion() {
  for (const game of chosen.length ? chosen : GAMES) {
    const { runs, shifts, frames, tasks } = await played(game);
    const isMoving = (at) => runs.some(([from, to]) => from < at && at < to);
    const moving = tasks.filter(([at]) => isMoving(at)).map(([, ms]) => ms);
    const all = tasks.map(([, ms]) => ms);
    const told = (list) => `${list.filter((ms) => LONG_MS < ms).length} of ${list.length}, the longest ${Math.round(4 * Math.max(0, ...list))} ms`;
    const inMotion = frames.filter(([at]) => isMoving(at));
    const n_smooth = inMotion.filter(([, ms]) => ms < 17.5).length;
    console.log(`${game}: ${runs.length} motions`);
    console.log(`  long tasks at a quarter of the speed: ${told(moving)} while something moves; ${told(all)} in all`);
    console.log(`  frames in time while something moves: ${n_smooth} of ${inMotion.length}`);
    console.log(`  layout shift: ${worst(shifts).toFixed(3)} at worst, ${sum(shifts.map(([value]) => value)).toFixed(3)} in all`);
    for (const [value, what] of shifts.toSorted((a, b) => b[0] - a[0]).slice(0, 4)) console.log(`    ${value.toFixed(4)} ${what}`);
  }
}

try {
  await (part === "motion" ? motion() : waiting());
} finally {
  await browser.close();
  await server.stop("SIGKILL");
}
