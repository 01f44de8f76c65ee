// What every test needs: a server, browsers, tables where luck is decided, and
// eyes on the console.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before } from "node:test";
import { inflateSync } from "node:zlib";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";
import { WebSocket } from "ws";

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

/** At the speed of people, what has just appeared ignores taps for this long. */
export const GUARD_MS = 350;

/** A window as wide as a small phone, … */
export const NARROW = { viewport: { width: 360, height: 740 } };

/** … and the phone itself. */
export const PHONE = { ...NARROW, hasTouch: true, isMobile: true };

/** The key of every table on a server of the tests. */
export const KEY = "5a".repeat(32);

/** What browsers say while the server is away. */
export const DOWN = [/WebSocket connection to/, /WebSocket is already in CLOSING/, /ERR_/, /Failed to load resource/, /ServiceWorker/];

/** Servers that a failed test may have left behind. */
const running = new Set();

/** The real program. `listen` keeps the port when it is started again, `more` are further flags. */
export async function startServer({ db, listen = "127.0.0.1:0", more = [] }) {
  const program = process.env.BRAINERY;
  assert(program, "set BRAINERY to the built program; `cargo xtask e2e` does");
  const args = ["--listen", listen, "--db", db, "--no-open", "--bot-delay", "0", "--fixed-key", KEY, "--unlimited", ...more];
  const child = spawn(program, ["serve", ...args], { stdio: ["ignore", "pipe", "inherit"] });
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

/** A server, a browser and a folder for all tests of a file, handed to `use` before the first. */
export function setUp(use) {
  const place = mkdtempSync(join(tmpdir(), "brainery-e2e-"));
  let browser;
  before(async () => {
    const server = await startServer({ db: join(place, "games.sqlite") });
    const executablePath = process.env.CHROMIUM || "/usr/bin/chromium";
    browser = await chromium.launch({ executablePath, args: FLAGS });
    await use({ browser, server, place });
  });
  after(async () => {
    await browser.close();
    for (const child of running) child.kill("SIGKILL");
    rmSync(place, { recursive: true, force: true });
  });
}

/**
 * A page of a person of their own, who complains about everything the console
 * says. `allowed` are complaints a test provokes on purpose.
 */
export async function newPage(browser, { allowed = [], ...options } = {}) {
  const context = await browser.newContext({ locale: "en-US", ...options });
  await context.addInitScript(decideLuck);
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

/** Keys, salts and names that a page draws are the same every time. */
function decideLuck() {
  let n = 1;
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => {
    // The key of a device: with the same one all would be one player.
    if (bytes.length === 40) return draw(bytes);
    // Park and Miller's generator.
    for (const index of bytes.keys()) bytes[index] = (n = (n * 48_271) % 0x7fff_ffff);
    return bytes;
  };
}

/** Goes on with a game of `positions/`; with `isSlow` at the speed of people, and with a clock that stands still. */
export async function sitAt(browser, url, position, { isSlow = false, speed = "0", ...options } = {}) {
  const saved = readFileSync(new URL(`positions/${position}.json`, import.meta.url), "utf8");
  const [, game] = JSON.parse(saved).record.match(/^game (.+)$/m);
  const localStorage = [{ name: shelf(game), value: saved }];
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
  const person = await newPage(browser, { storageState, ...options });
  if (isSlow) await person.page.clock.install();
  await person.page.goto(`${url}/play/${game}${isSlow ? "" : `?speed=${speed}`}`);
  await prompt(person.page).waitFor();
  if (isSlow) await stopTheClock(person.page);
  return person;
}

/** From now on time passes only in `page.clock.runFor`; what is shown has been there for long. */
export async function stopTheClock(page) {
  for (let ahead = 1000; ; ahead *= 2) {
    const now = await page.evaluate(() => Date.now());
    try {
      await page.clock.pauseAt(now + ahead);
      break;
    } catch (error) {
      // On a busy machine that moment has passed before the page hears of it.
      if (ahead === 8000 || !/fast-forward to the past/.test(error.message)) throw error;
    }
  }
  // A game that begins is dealt first.
  await page.clock.runFor(3000);
}

/** The name under which the page keeps a game. */
export function shelf(game) {
  return `brainery.game.${game}`;
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

/** Everything under `selector` that a thumb would miss. */
export async function tooSmall(page, selector) {
  return page.locator(selector).evaluateAll((buttons) =>
    buttons
      .map((it) => [it.getAttribute("aria-label") ?? it.innerText, it.getBoundingClientRect()])
      .filter(([, box]) => 0 < box.width && (box.width < 43.5 || box.height < 43.5))
      .map(([label, box]) => `${label}: ${box.width} × ${box.height}`),
  );
}

/** Waits until the device keeps files with these endings, whole, for when there is no network. */
export async function untilKept(page, files) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(async (files) => {
    const isKept = async (file) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        // The program lies in a folder with the name of its build.
        const asked = (await cache.keys()).find(({ url }) => new URL(url).pathname.endsWith(file));
        if (asked && 0 < (await (await cache.match(asked)).arrayBuffer()).byteLength) return true;
      }
      return false;
    };
    for (const file of files) {
      for (let n = 0; !(await isKept(file)); n += 1) {
        if (n === 400) throw new Error(`${file} is not kept`);
        await new Promise((next) => setTimeout(next, 50));
      }
    }
  }, files);
}

/** Opens `/play/…`, seats so many opponents at the counter, and plays. */
export async function startGame(page, url, game = GAME, { n_opponents } = {}) {
  await page.goto(`${url}/play/${game}?speed=0`);
  await playNow(page).waitFor();
  if (n_opponents !== undefined) await seatOpponents(page, n_opponents);
  await playNow(page).click();
  await prompt(page).waitFor();
}

/** The button that starts a game in the page. */
export function playNow(page) {
  return page.getByRole("button", { name: /^(Play now|Jouer)$/ });
}

/** The chairs of everybody else at the counter of a box. */
export function chairs(page) {
  return page.locator(".round li:has(u) button");
}

/** Adds chairs to the counter, or takes the last ones away. */
export async function seatOpponents(page, n) {
  for (let now = await chairs(page).count(); now < n; now += 1) {
    await page.locator(".round .add").click();
  }
  for (let now = await chairs(page).count(); n < now; now -= 1) {
    await chairs(page).last().click();
    await page.getByRole("button", { name: /^(Remove this seat|Retirer cette place)$/ }).click();
  }
}

/** Says who sits on a chair of the counter: a level, or a friend. */
export async function seatAt(page, index, who) {
  await chairs(page).nth(index).click();
  const sheet = page.locator("dialog[open]");
  await sheet.getByRole("radio", { name: who }).click();
  await sheet.locator(".btn.go").click();
  await sheet.waitFor({ state: "hidden" });
}

/** Opens a table on the server from the box of a game: `friends` are the chairs kept for them. */
export async function invite(page, url, game = GAME, friends = []) {
  await page.goto(`${url}/play/${game}?speed=0`);
  await playNow(page).waitFor();
  for (const chair of friends) await seatAt(page, chair, "A friend");
  await page.getByRole("button", { name: "Invite friends" }).click();
  await page.getByRole("img", { name: /^The code: [A-Z]( [A-Z]){5}$/ }).waitFor();
}

/** Says who one is, on any page but a table. */
export async function nameMe(page, name) {
  await page.locator(".mechip").click();
  const sheet = page.locator("dialog[open]");
  await sheet.getByLabel("Name", { exact: true }).fill(name);
  await sheet.getByRole("button", { name: "That’s me" }).click();
  await sheet.waitFor({ state: "hidden" });
}

/** What the table asks, with its buttons. */
export function prompt(page) {
  return page.getByRole("region", { name: /^(Prompt|Consigne)/ });
}

/** The main button of the player, while it is their turn. */
export function primary(page) {
  return page.locator(".act .do .go");
}

/** The same, once it does something. */
export function ready(page) {
  return page.locator(".act .do .go[aria-disabled=false]");
}

export function isOver(page) {
  return over(page).isVisible();
}

function over(page) {
  return page.locator(".fin");
}

/** Clicks what is locked: it answers. */
export async function touch(button) {
  await button.evaluate((it) => it.scrollIntoView({ block: "center" }));
  await button.click({ force: true });
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
 * Makes one decision by clicking, as a person in a hurry would: keep the brains
 * of the first throw, then stop and take what the page proposes.
 */
export async function clickOnce(page) {
  const confirm = page.locator("dialog[open] .go, dialog[open] .primary");
  if (await confirm.isVisible()) return confirm.click();
  const stop = page.getByRole("button", { name: /^(Stop|Arrêter)$/ });
  if (await stop.isVisible()) {
    const isFirst = await page.getByText(/2 throws left|encore 2 lancers/).first().isVisible();
    if (!isFirst) return clickIfThere(stop);
    const brains = page.getByRole("button", { name: /^(die|dé) \d ?: (brain|cerveau)[^,]*$/ });
    if ((await brains.count()) > 0) return brains.first().click();
  }
  // Not what stands there when the game has just ended: that begins another.
  return clickIfThere(page.locator(".act:has(.say.mine) .do .go"));
}

/** A server's answer to the click before may take away what was seen, and then there is nothing to click. */
async function clickIfThere(button) {
  try {
    await button.click({ timeout: 3000 });
  } catch (error) {
    if (await button.isVisible()) throw error;
  }
}

/** Decides whenever the player is asked, until `isDone`; a game that ends before is a failure. */
export async function playOn(page, decide, isDone = isOver) {
  const asked = page.locator(".act .say.mine");
  for (let n = 0; n < 3000; n += 1) {
    await asked.or(over(page)).first().waitFor();
    // Whoever interrupts does so at once.
    await aTurn(page);
    // Asked first: it may end between the two questions.
    const hasEnded = await isOver(page);
    if (await isDone(page)) return;
    assert(!hasEnded, "the game ended too early");
    if (await asked.isVisible()) await decide(page);
  }
  assert.fail("it did not come about");
}

/** Asks again after every `next` until something is found, `n` times at most. */
export async function until(find, next, { n, what = "it" }) {
  for (let tried = 0; tried < n; tried += 1) {
    const found = await find();
    if (found) return found;
    await next();
  }
  return assert.fail(`${what} did not come about`);
}

/** Presses **Check the luck** and reads the answer. */
export async function assertHonest(page) {
  await page.getByRole("button", { name: /Check the luck|Vérifier le hasard/ }).click();
  const verdict = page.getByText(/^Honest\.|^Partie honnête\./);
  await verdict.waitFor();
  assert.match(await verdict.innerText(), /\d+ (moves?|coups?).*\d+ (draws?|tirages?)/);
}

/**
 * Somebody at a table: the page, all it was told and has sent, and the newest
 * state. Pages are told what a move changed and follow it; the whole state is
 * shown to a second connection of theirs, over which they can `say` something,
 * too. `listen` is told of every message to either.
 */
export async function person(browser, name, { listen = () => {}, ...options } = {}) {
  const person = { name, messages: [], sent: [], n_packed: 0, state: undefined, n: undefined };
  Object.assign(person, await newPage(browser, options));
  const { page, close } = person;
  const told = new EventEmitter();
  const hear = (message) => {
    person.messages.push(message);
    if (message.type === "state") person.state = message;
    listen(person, message);
    told.emit("message");
  };
  let second;
  person.close = () => {
    second?.close();
    return close();
  };
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const said = JSON.parse(payload);
      person.sent.push(said);
      if (said.type === "sit" || said.type === "watch") second = lookOn(socket.url(), said, hear);
    });
    socket.on("framereceived", ({ payload }) => {
      const isPacked = typeof payload !== "string";
      if (isPacked) person.n_packed += 1;
      const message = JSON.parse(isPacked ? inflateSync(payload) : payload);
      if (message.type === "state" || message.type === "moved") person.n = message.n;
      hear(message);
    });
    socket.on("close", () => second?.close());
  });
  person.say = (message) => second.send(JSON.stringify(message));
  /** Waits until what was told is as wanted, and shown. */
  person.until = async (isWanted) => {
    const signal = AbortSignal.timeout(10_000);
    while (!(person.state !== undefined && person.state.n === person.n && isWanted(person.state))) {
      await once(told, "message", { signal });
    }
    await aTurn(page);
  };
  await page.addInitScript(makeHoldable);
  /** From now on the page hears nothing, as on a slow line. */
  person.hold = () => page.evaluate(() => (window.held = []));
  person.release = () =>
    page.evaluate(() => {
      const { held } = window;
      window.held = undefined;
      held.forEach((tell) => tell());
    });
  return person;
}

/** A connection that sees after every move what its seat may see. */
function lookOn(url, { type, token }, hear) {
  const socket = new WebSocket(url);
  socket.addEventListener("open", () => socket.send(JSON.stringify({ type, token })));
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "state") hear(message);
    if (message.type === "moved") socket.send(JSON.stringify({ type: "look" }));
  });
  // A server that is stopped ends it, too.
  socket.addEventListener("error", () => socket.close());
  return socket;
}

/** Messages wait in `window.held` while it is there. */
function makeHoldable() {
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", (message) => {
        const { data, isTrusted } = message;
        if (window.held === undefined || !isTrusted) return;
        message.stopImmediatePropagation();
        window.held.push(() => this.dispatchEvent(new MessageEvent("message", { data })));
      });
    }
  };
}

/** Opens a table on the server, where one page for each name takes a seat. */
export async function sitTogether(browser, url, { game, names, options = null, listen }) {
  const people = await Promise.all(names.map((name) => person(browser, name, { listen })));
  const data = { game, options, seats: names.map(() => "person") };
  const answer = await people[0].page.request.post(`${url}/api/tables`, { data });
  assert(answer.ok(), `the table was refused: ${await answer.text()}`);
  const { code } = await answer.json();
  await Promise.all(people.map(({ page }) => page.goto(`${url}/table/${code}?speed=0`)));
  for (const it of people) await takeSeat(it);
  for (const it of people) {
    await it.until(() => true);
    await prompt(it.page).waitFor();
  }
  return people;
}

/** Takes the first free seat of the table on the page. */
export async function takeSeat({ page, name }) {
  await page.getByRole("textbox", { name: /^Your name/ }).fill(name);
  const join = page.getByRole("button", { name: "Take a seat" });
  await join.click();
  await join.waitFor({ state: "detached" });
}

/** Whom the table waits for; seats are bits. */
export function awaited(people) {
  const must = people[0].state.turn.waiting?.must ?? 0;
  return people.filter((it) => must & (1 << it.state.seat));
}

/** Waits until all have been told everything and show it. */
export async function inStep(people) {
  // What a click has sent is known after a turn of the page's loop.
  for (const it of people) await aTurn(it.page);
  const made = people.flatMap(({ sent }) => sent.filter(({ type }) => type === "play"));
  const n = Math.max(...made.map((it) => it.n + 1), ...people.map((it) => it.state.n));
  for (const it of people) await it.until((state) => n <= state.n);
}

/** Lets whoever is asked decide, until `isDone` or the game is over. */
export async function playTogether(people, decide, isDone = () => false) {
  for (let n = 0; n < 3000; n += 1) {
    await inStep(people);
    const { state } = people[0];
    if (state.turn.over || (await isDone())) return;
    const [asked] = awaited(people);
    if (asked === undefined) await people[0].until((it) => state.n < it.n);
    else await decide(asked.page);
  }
  assert.fail("it did not come about");
}

/** A turn of the page's loop: timers that wait for nothing are up to 4 ms late. */
function aTurn(page) {
  return page.evaluate(() => new Promise((done) => setTimeout(done, 5)));
}
