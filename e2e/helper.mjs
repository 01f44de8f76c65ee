// What every test needs: a server, browsers, and eyes on the console.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const GAME = "mmm-brains";

/** A folder for one test, and how to get rid of it. */
export function folder() {
  const path = mkdtempSync(join(tmpdir(), "brainery-e2e-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Servers that a failed test may have left behind. */
const running = new Set();

export function stopServers() {
  for (const child of running) child.kill("SIGKILL");
}

/** The real program. `listen` keeps the port when it is started again. */
export async function startServer({ db, listen = "127.0.0.1:0" }) {
  const program = process.env.BRAINERY;
  assert(program, "set BRAINERY to the built program; `cargo xtask e2e` does");
  const args = ["serve", "--listen", listen, "--db", db, "--no-open", "--bot-delay", "0"];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const url = await new Promise((found, failed) => {
    child.once("exit", (code) => failed(new Error(`the server ended with ${code}`)));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const address = line.match(/http:\/\/[\d.]+:\d+/);
      if (address) found(address[0]);
    });
  });
  const ended = new Promise((done) => child.once("exit", done));
  return {
    url,
    listen: new URL(url).host,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      await ended;
    },
  };
}

export async function startBrowser() {
  const executablePath = process.env.CHROMIUM || "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: FLAGS });
}

/** A server and a browser for all tests of a file, handed to `use` before the first of them. */
export function setUp(use) {
  const place = folder();
  let browser;
  before(async () => {
    const server = await startServer({ db: join(place.path, "games.sqlite") });
    browser = await startBrowser();
    use({ browser, server });
  });
  after(async () => {
    await browser.close();
    stopServers();
    place.remove();
  });
}

/**
 * A page of a person of their own, who complains about everything the console
 * says. `allowed` are complaints a test provokes on purpose.
 */
export async function newPage(browser, { allowed = [], ...options } = {}) {
  const context = await browser.newContext({ locale: "en-US", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints = [];
  const complain = (text) => {
    if (!allowed.some((it) => it.test(text))) complaints.push(text);
  };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complain(message.text());
  });
  page.on("pageerror", (error) => complain(error.message));
  return {
    page,
    context,
    /** Ends the page and fails if the console said anything. */
    close: async () => {
      await context.close();
      assert.deepEqual(complaints, [], "the console should be silent");
    },
  };
}

/** Waits until the device has kept each of these files, whole, for play without a network. */
export function whenKept(page, files) {
  return page.evaluate(async (files) => {
    const isKept = async (file) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const asked = (await cache.keys()).find((it) => new URL(it.url).pathname.endsWith(`/${file}`));
        if (asked && 0 < (await (await cache.match(asked)).arrayBuffer()).byteLength) return true;
      }
      return false;
    };
    for (const file of files) {
      while (!(await isKept(file))) await new Promise((next) => setTimeout(next, 50));
    }
  }, files);
}

/** No serious or critical fault that a machine can find. */
export async function assertAccessible(page, where) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const bad = violations
    .filter((it) => ["serious", "critical"].includes(it.impact))
    .map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(" ")).join("; ")}`);
  assert.deepEqual(bad, [], `${where} should be accessible`);
}

export async function assertNoSidewaysScroll(page, where) {
  const [width, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert(width <= window, `${where} is ${width} wide in a window of ${window}`);
}

/** Starts a game against bots and waits for the table. */
export async function startLocalGame(page, url, { start = /Start the game/, query = "" } = {}) {
  await page.goto(`${url}/play/${GAME}?speed=0${query}`);
  await page.getByRole("button", { name: start }).click();
  await page.getByRole("region", { name: /Prompt|Consigne/ }).waitFor();
}

/** Opens `/play/…`, takes the n-th number of opponents and starts. */
export async function startGame(page, url, game, { nth = 0, start = "Start the game", before } = {}) {
  await page.goto(`${url}/play/${game}?speed=0`);
  await page.getByRole("radio").nth(nth).check({ force: true });
  await before?.();
  await page.getByRole("button", { name: start }).click();
  await page.getByRole("region", { name: /Prompt|Consigne/ }).waitFor();
}

/** Opens a table for `n` people on the server; its link. */
async function openEmpty(page, url, { game, options = null, n }) {
  const data = { game, options, seats: Array(n).fill("person") };
  const answer = await page.request.post(`${url}/api/tables`, { data });
  assert(answer.ok(), `the table was refused: ${await answer.text()}`);
  const { code } = await answer.json();
  return `${url}/table/${code}?speed=0`;
}

/** Follows the link to the first free seat, and waits until it is taken. */
async function takeSeat(page, link, name) {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  const join = page.getByRole("button", { name: "Take a seat" });
  await join.click();
  await join.waitFor({ state: "detached" });
}

/** Opens a table on the server and seats one page for each name. */
export async function sitTogether(browser, url, { game, options = null, names }) {
  const people = [];
  for (const name of names) people.push({ name, ...(await newPage(browser)) });
  const link = await openEmpty(people[0].page, url, { game, options, n: names.length });
  for (const { page, name } of people) await takeSeat(page, link, name);
  for (const { page } of people) await page.getByRole("region", { name: "Prompt" }).waitFor();
  return people;
}

/**
 * A table for people only: the first one opens it, the others follow the link.
 * Each has a page, everything it was told and has sent, and the newest state.
 */
export async function openTable(browser, url, { game, names, options = null }) {
  const people = [];
  for (const name of names) people.push(await person(browser, name));
  const link = await openEmpty(people[0].page, url, { game, options, n: names.length });
  for (const { name, page } of people) await takeSeat(page, link, name);
  for (const it of people) await it.until(() => true);
  return people;
}

async function person(browser, name) {
  const person = { name, messages: [], sent: [], state: undefined, held: undefined };
  Object.assign(person, await newPage(browser));
  await person.page.routeWebSocket(/\/ws$/, (page) => {
    const server = page.connectToServer();
    page.onMessage((text) => {
      person.sent.push(JSON.parse(text));
      server.send(text);
    });
    server.onMessage((text) => {
      const message = JSON.parse(text);
      person.messages.push(message);
      if (message.type === "state") person.state = message;
      if (person.held) person.held.push(() => page.send(text));
      else page.send(text);
    });
  });
  /** From now on the page is told nothing, as on a slow line. */
  person.hold = () => {
    person.held = [];
  };
  person.release = () => {
    const { held } = person;
    person.held = undefined;
    held.forEach((tell) => tell());
  };
  /** Waits until the newest state is as wanted, and shown. */
  person.until = async (isWanted) => {
    for (let tries = 0; tries < 1000; tries += 1) {
      if (person.state !== undefined && isWanted(person.state)) return person.page.evaluate(() => 0);
      await person.page.waitForTimeout(10);
    }
    assert.fail(`${name} was never told what was waited for`);
  };
  return person;
}

const PRIMARY = /^(Throw|Stop: keep all|Take|Lancer|Prendre|Arrêter : tout|red|yellow|green|blue|black|rouge|jaune|vert|bleu|noir)/;

/** The main button of the player, while it is their turn. */
export function primary(page) {
  const acting = page.getByRole("region", { name: /Prompt|Consigne/ });
  return acting.getByRole("button", { name: PRIMARY }).last();
}

export function isOver(page) {
  return page.getByRole("heading", { name: /game is over|partie est finie/ }).isVisible();
}

/** Clicks what may go away at any moment, since others play on meanwhile. */
export async function press(button) {
  await button.click({ timeout: 1000 }).catch(() => {});
}

/** Clicks what is locked: it answers. */
export async function touch(button) {
  // What has just appeared ignores taps for a moment.
  await button.page().waitForTimeout(400);
  await button.evaluate((it) => it.scrollIntoView({ block: "center" }));
  await button.click({ force: true });
}

/** Everything under `selector` that a thumb would miss. */
export async function tooSmall(page, selector) {
  return page.locator(selector).evaluateAll((buttons) =>
    buttons
      .map((it) => [it.getAttribute("aria-label") ?? it.innerText, it.getBoundingClientRect()])
      .filter(([, box]) => 0 < box.width && (box.width < 43.5 || box.height < 43.5))
      .map(([label, box]) => `${label}: ${box.width} × ${box.height}`),
  );
}

/**
 * Makes one decision by clicking, as a person in a hurry would: keep the brains
 * of the first throw, then stop and take what the page proposes.
 */
export async function clickOnce(page) {
  const confirm = page.getByRole("button", { name: /^(Pay|Payer) \d+ (myself|moi-même)/ });
  if (await confirm.isVisible()) return press(confirm);
  const stop = page.getByRole("button", { name: /^(Stop|Arrêter)$/ });
  if (await stop.isVisible()) {
    const isFirst = await page.getByText(/2 throws left|encore 2 lancers/).first().isVisible();
    if (!isFirst) return press(stop);
    const brains = page.getByRole("button", { name: /^(die|dé) \d ?: (brain|cerveau)[^,]*$/ });
    if ((await brains.count()) > 0) return press(brains.first());
    return press(primary(page));
  }
  if (await primary(page).isVisible()) return press(primary(page));
  return page.waitForTimeout(10);
}

/** Moves the keyboard to `target`, and fails if it is not reached. */
export async function tabTo(page, target, key = "Tab") {
  for (let n = 0; n < 120; n += 1) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  assert.fail("the keyboard does not reach it");
}

/**
 * Plays by `decide` until `done`, or to the end if nothing is waited for. Luck may
 * end a game too early: then it is played again, and it fails rather than hang.
 */
export async function playUntil(pages, decide, done, limit = 3000) {
  for (let n = 0; n < limit; n += 1) {
    for (const page of pages) {
      const over = await isOver(page);
      if (over ? !done : await done?.(page)) return;
      await (over ? playAgain(page) : decide(page));
      // The page shows what came of it before anybody looks.
      await aTurn(page);
    }
  }
  assert.fail(`it did not come about in ${limit} decisions`);
}

/** Another game against as many bots. */
async function playAgain(page) {
  // Whatever was tapped too late may have opened something.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^(Play again|Rejouer)$/ }).click();
  await page.getByRole("button", { name: /^(Start the game|Commencer la partie)$/ }).click();
  await page.getByRole("region", { name: /Prompt|Consigne/ }).waitFor();
}

/** Presses **Check the luck** and reads the answer. */
export async function assertHonest(page) {
  await page.getByRole("button", { name: /Check the luck|Vérifier le hasard/ }).click();
  const verdict = page.getByText(/^Honest\.|^Partie honnête\./);
  await verdict.waitFor();
  assert.match(await verdict.innerText(), /\d+ (moves?|coups?).*\d+ (draws?|tirages?)/);
}

/**
 * A person at a table: the page, everything it was sent, and the last state.
 * `listen` is told of every message.
 */
export async function sit(browser, name, url, listen) {
  const { page, close } = await newPage(browser);
  const person = {
    name,
    page,
    close,
    state: undefined,
    messages: [],
    /** The number of moves that stand once the last one sent is made. */
    awaited: 0,
  };
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const { type, n } = JSON.parse(payload);
      if (type === "play") person.awaited = n + 1;
    });
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload);
      person.messages.push(String(payload));
      if (message.type === "state") person.state = message;
      listen(person, message);
    });
  });
  await page.goto(url);
  return person;
}

/** The first opens a table for all of them, the others follow the link. */
export async function sitDown(browser, url, game, names, listen) {
  const people = [];
  for (const name of names) people.push(await sit(browser, name, `${url}/?speed=0`, listen));
  const link = await openEmpty(people[0].page, url, { game, n: names.length });
  for (const { name, page } of people) await takeSeat(page, link, name);
  for (const { page } of people) await page.getByRole("region", { name: "Prompt" }).waitFor();
  return people;
}

/** Waits until all have been told everything and show it. */
export async function inStep(people) {
  // What a click has sent is known after a turn of the page's loop.
  for (const it of people) await aTurn(it.page);
  const n = Math.max(...people.flatMap((it) => [it.awaited, it.state.n]));
  for (const it of people) {
    for (let tries = 0; tries < 1000 && it.state.n < n; tries += 1) await it.page.waitForTimeout(5);
    assert.equal(it.state.n, n, `${it.name} should have been told`);
    await aTurn(it.page);
  }
}

function aTurn(page) {
  return page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
}
