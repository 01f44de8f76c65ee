// The screens that pictures are taken of and that the tests of the look visit:
// home, the page of each game, tables at the start, in the middle, at a choice,
// busy, at the end, and what opens over them.

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LESSONS, doStep, learn } from "./lessons.mjs";
import { knownPuzzle, openPuzzle, play } from "./puzzles.mjs";
import { DOWN, chairs, newPage, ready, sitAt, startGame } from "./helper.mjs";
import { graveyard, invitation, lobby, openTables, playOut, shelved, sittingAt } from "./crowds.mjs";

/** As wide and high as the devices we care for. */
export const SIZES = ["320x568", "360x740", "740x360", "820x1180", "1440x900", "2560x1440"];
export const THEMES = ["light", "dark"];
export const LOCALES = { en: "en-US", fr: "fr-FR" };
export const GAMES = ["mmm-brains", "oh-my-brain", "give-me-the-brain", "great-brain-robbery", "brain-flip"];

const positions = readdirSync(new URL("positions", import.meta.url)).map((it) => it.replace(".json", ""));

/** Opens an address as a new visitor. */
function visit(path) {
  return async (browser, url, options) => {
    const person = await newPage(browser, options);
    await person.page.goto(url + path);
    await person.page.locator("main").first().waitFor();
    return person;
  };
}

function start(game) {
  return async (browser, url, options) => {
    const person = await newPage(browser, options);
    await startGame(person.page, url, game);
    return person;
  };
}

function sit(position) {
  return (browser, url, options) => sitAt(browser, url, position, options);
}

/** Plays a game of `positions/` to its end, whatever comes first. */
function end(position) {
  return async (browser, url, options) => {
    const person = await sitAt(browser, url, position, options);
    await playOut(person.page);
    return person;
  };
}

function recordFile(game) {
  return new URL(`../games/${game}/records/4-players.txt`, import.meta.url);
}

/** A whole game of four, as its folder keeps it. */
export function recordOf(game) {
  return readFileSync(recordFile(game), "utf8");
}

/** Opens that game from its file, at the beginning or where `query` says. */
export async function openReplay(page, url, game, { query = "" } = {}) {
  await page.goto(`${url}/replay?speed=0${query}`);
  await page.locator("input[type=file]").setInputFiles(fileURLToPath(recordFile(game)));
  await page.getByRole("slider").waitFor();
}

function replay(game, query) {
  return async (browser, url, options) => {
    const person = await newPage(browser, options);
    await openReplay(person.page, url, game, { query });
    return person;
  };
}

async function invite(page) {
  await page.locator(".cta .btn").nth(1).click();
  await page.getByRole("img", { name: /^(Connected|Connecté)/ }).waitFor();
}

/** Opens what the coach says, and waits until it is all said. */
async function lookBack(page) {
  await page.locator(".bar .drawer").dispatchEvent("click");
  await page.locator(".led").waitFor({ timeout: 120_000 });
  await page.locator(".doing-bar").waitFor({ state: "detached", timeout: 120_000 });
}

/** Everybody who has room at the counter. */
async function fill(page) {
  for (let n = 4; n < 8; n += 1) await page.locator(".round .add").click();
}

function open(screen, press) {
  return async (browser, url, options) => {
    const person = await screen(browser, url, options);
    await press(person.page);
    return person;
  };
}

/** A lesson in which so many steps have been done. */
function lesson(game, n) {
  return async (browser, url, options) => {
    const person = await newPage(browser, options);
    await learn(person.page, url, game);
    for (const step of LESSONS[game].slice(0, n)) {
      await doStep(person.page, step);
      await person.page.locator(".bub").waitFor();
    }
    return person;
  };
}

/** A puzzle of a game, in which this has been pressed. */
function puzzle(game, press = () => {}) {
  return async (browser, url, options) => {
    const person = await newPage(browser, options);
    const { page } = person;
    await openPuzzle(page, url, game, 1);
    await press(page, url);
    return person;
  };
}

const showAnswer = (page) => page.getByRole("button", { name: /^(Show me|La réponse)$/ }).click();

/** A puzzle in which a move was made: the one that is `best`, or the `obvious` one. */
function answered(game, which) {
  return puzzle(game, async (page, url) => {
    const { n, puzzle } = await knownPuzzle(url, game);
    await openPuzzle(page, url, game, n);
    await play(page, game, puzzle, which === "best" ? puzzle.best[0] : puzzle.obvious);
    await page.locator(which === "best" ? ".duel" : ".bub .btn.go").waitFor();
  });
}

/** A dialog of a table, and what opens it. */
function dialog(name, position, press) {
  const shown = async (page) => {
    await press(page);
    await page.locator("dialog[open]").waitFor();
  };
  return { name, open: open(sit(position), shown), isTable: true };
}

const plate = (page) => page.locator(".seat .hit").first().dispatchEvent("click");

/** A rest on a card, or the other button of a mouse, shows it large. */
const large = (selector) => (page) => page.locator(selector).first().dispatchEvent("contextmenu");

/** A table on the server, when the device has lost its network. */
async function lose(page) {
  await invite(page);
  await page.getByRole("button", { name: /^(Fill with bots and start|Compléter avec des robots et commencer)/ }).click();
  await page.locator(".act .do .go").waitFor();
  await page.context().setOffline(true);
  await page.locator(".banner").waitFor();
}

/** A server that answers nothing but that it is ill. */
function ill(path) {
  return async (browser, url, options) => {
    const person = await newPage(browser, options);
    await person.page.route("**/api/**", (route) => route.fulfill({ status: 500, body: "" }));
    await person.page.goto(url + path);
    await person.page.locator("main").first().waitFor();
    return person;
  };
}

/** What to call it, how to come there, and whether it is a table. */
export const SCREENS = [
  { name: "home", open: visit("/") },
  ...GAMES.map((game) => ({ name: `game-${game}`, open: visit(`/play/${game}`) })),
  ...GAMES.map((game) => ({ name: `start-${game}`, open: start(game), isTable: true })),
  ...positions.map((name) => {
    const isEnd = name.endsWith("-last");
    return { name, open: isEnd ? end(name) : sit(name), isTable: true };
  }),
  dialog("mmm-sides", "mmm-keep", (page) => page.locator(".own .btn.round").click()),
  dialog("mmm-confirm", "mmm-pay-self", (page) => ready(page).click()),
  dialog("mmm-player", "mmm-keep", plate),
  dialog("omb-card", "omb-pair", large(".hand .card")),
  dialog("omb-give-up", "omb-stuck", (page) => page.getByRole("button", { name: /^(Give up|Renoncer)/ }).click()),
  dialog("omb-player", "omb-piles", plate),
  dialog("omb-discards", "omb-piles", (page) => page.locator(".discard .pile").click()),
  dialog("gmb-card", "gmb-needs", large(".hand .card")),
  dialog("gmb-player", "gmb-busy", plate),
  dialog("gmb-pile", "gmb-discards", (page) => page.getByRole("button", { name: /^(Discards|Défausse)/ }).first().click()),
  dialog("gbr-card", "gbr-roll", large(".fist .poster")),
  dialog("gbr-player", "gbr-busy", plate),
  dialog("bfl-asking", "bfl-guesser", (page) => page.getByRole("button", { name: /^(Ask a question|Poser une question)$/ }).first().click()),
  dialog("bfl-large", "bfl-guesser", large(".bfl-place")),
  dialog("bfl-player", "bfl-guesser", plate),
  {
    name: "drawer-log",
    open: open(sit("omb-pair"), (page) => page.locator(".bar .drawer").dispatchEvent("click")),
    isTable: true,
  },
  { name: "menu", open: open(sit("omb-pair"), (page) => page.locator(".bar .tool").first().click()), isTable: true },
  { name: "settings", open: open(visit("/"), (page) => page.locator(".top .gear").click()) },
  { name: "me", open: open(visit("/"), (page) => page.locator(".mechip").click()) },
  { name: "seat", open: open(visit("/play/mmm-brains"), (page) => chairs(page).first().click()) },
  { name: "house-rules", open: open(visit("/play/brain-flip"), (page) => page.getByRole("button", { name: /^(House rules|Règles maison)$/ }).click()) },
  { name: "lobby", open: open(visit("/play/give-me-the-brain"), invite) },
  { name: "open-tables", open: open(visit("/tables"), (page) => page.locator(".lists .none:not(:empty), .tbl").first().waitFor()) },
  { name: "your-tables", open: open(visit("/tables/mine"), (page) => page.locator(".lists h1").waitFor()) },
  ...GAMES.map((game) => ({ name: `rules-${game}`, open: open(visit(`/rules/${game}`), (page) => page.locator(".t-clauses").waitFor()) })),
  ...GAMES.map((game) => ({ name: `replay-${game}`, open: replay(game, "&move=40&eyes=A"), isTable: true })),
  ...GAMES.filter((game) => game !== "mmm-brains").map((game) => ({
    name: `replay-open-${game}`,
    open: replay(game, "&move=40&eyes=all"),
    isTable: true,
  })),
  {
    name: "replay-go-on",
    open: open(replay("oh-my-brain", "&move=40&eyes=B"), (page) => page.locator(".act .do > .go").click()),
    isTable: true,
  },
  {
    name: "replay-parts",
    open: open(replay("mmm-brains", "&move=40"), (page) => page.locator(".mv").dispatchEvent("click")),
    isTable: true,
  },
  { name: "coach", open: open(replay("oh-my-brain", "&move=40&eyes=A"), lookBack), isTable: true },
  ...GAMES.map((game) => ({ name: `lesson-${game}`, open: lesson(game, 2), isTable: true })),
  { name: "lesson-end", open: lesson("oh-my-brain", LESSONS["oh-my-brain"].length), isTable: true },
  ...GAMES.map((game) => ({ name: `puzzle-${game}`, open: puzzle(game), isTable: true })),
  { name: "puzzle-shown", open: puzzle("mmm-brains", showAnswer), isTable: true },
  { name: "puzzle-shown-far", open: puzzle("brain-flip", showAnswer), isTable: true },
  { name: "puzzle-wrong", open: answered("oh-my-brain", "obvious"), isTable: true },
  { name: "puzzle-right", open: answered("oh-my-brain", "best"), isTable: true },
  { name: "puzzle-exact", open: answered("mmm-brains", "best"), isTable: true },
  { name: "puzzles", open: visit("/puzzles") },
  { name: "replays", open: open(end("mmm-last"), (page) => page.goto(`${new URL(page.url()).origin}/replay`)) },
  { name: "replay-missing", open: visit("/replay/local/0123456789") },
  { name: "no-table", open: visit("/table/ZZZZ"), allowed: [/404/] },
  { name: "not-found", open: visit("/nowhere") },
  { name: "line-lost", open: open(visit("/play/oh-my-brain"), lose), isTable: true, allowed: DOWN },
  { name: "server-ill", open: ill("/table/ABCDEF"), allowed: [/500/] },
  { name: "tables-ill", open: ill("/tables"), allowed: [/500/] },
  { name: "code-expired", open: visit("/link/ABCD-EFGH"), allowed: [/404|410/] },
];

/** Devices that have been played on, and people together, for pictures. */
export const MORE = [
  { name: "home-running", open: shelved(["omb-pair"]) },
  { name: "home-several", open: shelved(["omb-pair", "gmb-needs", "gbr-roll", "mmm-keep"]) },
  { name: "home-won", open: shelved([], { "brainery.last": { game: "The Great Brain Robbery", winner: null } }) },
  { name: "home-lost", open: shelved([], { "brainery.last": { game: "The Great Brain Robbery", winner: "Mothball" } }) },
  { name: "game-running", open: open(shelved(["omb-pair"]), (page) => page.locator("a.box").nth(1).click()) },
  { name: "game-full", open: open(visit("/play/give-me-the-brain"), fill) },
  { name: "lobby-full", open: lobby },
  { name: "invitation", open: invitation },
  { name: "open-tables-full", open: openTables },
  { name: "your-tables-full", open: sittingAt },
  { name: "graveyard-empty", open: visit("/me") },
  { name: "graveyard", open: graveyard },
];

/** Every step of every lesson, for pictures. */
export const STEPS = GAMES.flatMap((game) =>
  LESSONS[game].map((_, n) => ({ name: `lesson-${game}-${n + 1}`, open: lesson(game, n), isTable: true })),
);

/** Sets the window, and waits until everything lies where it belongs. */
export async function fit(page, size) {
  const [width, height] = size.split("x").map(Number);
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((it) => !it.complete);
    await Promise.all(pictures.map((it) => new Promise((done) => (it.onload = it.onerror = done))));
    const isFinite = (it) => Number.isFinite(it.effect.getComputedTiming().endTime);
    await Promise.all(document.getAnimations().filter(isFinite).map((it) => it.finished.catch(() => {})));
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  });
}

/** Whatever is wrong with the layout of a page as it is now. */
export function faults(page, { isTable = false } = {}) {
  return page.evaluate((isTable) => {
    const found = [];
    const root = document.documentElement;
    const name = (it) =>
      `${it.tagName.toLowerCase()}.${[...it.classList].join(".")} “${(it.getAttribute("aria-label") ?? it.textContent ?? "").trim().slice(0, 40)}”`;
    const isSeen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && 0 < it.getBoundingClientRect().width;
    if (root.clientWidth < root.scrollWidth) found.push(`it scrolls sideways: ${root.scrollWidth} of ${root.clientWidth}`);
    if (isTable && root.clientHeight + 1 < root.scrollHeight) found.push(`the page scrolls: ${root.scrollHeight} of ${root.clientHeight}`);
    // What scrolls by itself shows a part at a time.
    const scrolls = (it) => {
      for (let up = it.parentElement; up && !up.matches(".stage"); up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        if ([overflowX, overflowY].some((it) => it !== "visible")) return true;
      }
      return false;
    };
    const stage = document.querySelector(".stage")?.getBoundingClientRect();
    const modal = document.querySelector("dialog[open]");
    if (isTable && stage) {
      for (const it of document.querySelectorAll(".stage button, .stage .card, .stage .seat, .stage .die")) {
        if (!isSeen(it) || scrolls(it)) continue;
        const box = it.getBoundingClientRect();
        // What cannot be played is tucked behind the action bar, and lifted cards lean.
        const slack = Math.max(6, 0.16 * box.height);
        const isOut = box.left < stage.left - 6 || stage.right + 6 < box.right || box.top < stage.top - slack || stage.bottom + slack < box.bottom;
        if (isOut) found.push(`${name(it)} is outside the stage: ${Math.round(box.left)} to ${Math.round(box.right)}, ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
      }
    }
    for (const it of document.querySelectorAll(".btn.go")) {
      if (!isSeen(it)) continue;
      if (it.clientWidth + 1 < it.scrollWidth || it.clientHeight + 2 < it.scrollHeight) found.push(`${name(it)} is clipped`);
      const box = it.getBoundingClientRect();
      if (isTable && !modal && (root.clientHeight + 1 < box.bottom || root.clientWidth + 1 < box.right)) found.push(`${name(it)} is outside the window`);
    }
    // What one is asked is two lines on a phone held upright, or the table below it shrinks; a question is quoted whole.
    const asked = document.querySelector(".act .say.mine .sentence");
    const isUpright = 360 <= root.clientWidth && root.clientWidth <= 640 && root.clientWidth < root.clientHeight;
    if (isTable && asked && isUpright && !modal && !document.querySelector(".answering")) {
      const lines = Math.round(asked.getBoundingClientRect().height / parseFloat(getComputedStyle(asked).lineHeight));
      if (2 < lines) found.push(`${name(asked)} takes ${lines} lines`);
    }
    // A train that lies shows its cars, and not their roofs alone.
    const rails = document.querySelector("#gbr-rails");
    const cut = rails && stage.height < stage.width && rails.clientHeight / rails.scrollHeight;
    if (isTable && cut && cut < 0.65) found.push(`the train shows ${Math.round(100 * cut)} % of its height`);
    // Whatever says what one plays for, the tools stay within reach.
    const strip = document.querySelector(".aim-strip")?.getBoundingClientRect();
    for (const it of document.querySelectorAll(".bar .tool")) {
      const box = it.getBoundingClientRect();
      const isCovered = strip && strip.top < box.bottom - 9 && box.top + 9 < strip.bottom && strip.left < box.right && box.left < strip.right;
      if (isSeen(it) && isCovered) found.push(`${name(it)} lies under the goal`);
    }
    // A style sheet that means something else by the same class takes their looks away.
    for (const it of document.querySelectorAll(".btn:not(.quiet)")) {
      if (isSeen(it) && getComputedStyle(it).borderTopStyle === "none") found.push(`${name(it)} does not look like a button`);
    }
    for (const it of document.querySelectorAll("button, a[href], input, summary, select")) {
      if (!isSeen(it) || (modal && !modal.contains(it)) || it.matches(".skip")) continue;
      const box = it.getBoundingClientRect();
      const isText = it.matches("p a, li a, small a, label input, .rulebook a");
      if (!isText && (box.width < 43.5 || box.height < 43.5)) found.push(`${name(it)} is too small: ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    // Whoever aims at the middle of a thing hits it; in a fan and a pile, at its corner.
    const board = document.querySelector(".stage .table-grid");
    const cover = document.querySelector(".stage > :is(.moment, .fin, .curtain), .drawer-wash.open, .coached");
    if (isTable && board && !modal && !cover) {
      for (const it of board.querySelectorAll("button:not(.hit)")) {
        if (!isSeen(it) || scrolls(it)) continue;
        const box = it.getBoundingClientRect();
        const isFanned = it.closest(".hand, .cards, .pile, .lies");
        // Cards of a fan lean, so that their corners are not those of their boxes.
        const spots = isFanned ? [[0.5, 0.5], [0.15, 0.15], [0.15, 0.5], [0.5, 0.15], [0.85, 0.5]] : [[0.5, 0.5]];
        const hits = spots.map(([x, y]) => document.elementFromPoint(box.left + x * box.width, box.top + y * box.height));
        const isOwn = (hit) => hit && (it.contains(hit) || hit.contains(it) || isFanned?.contains(hit));
        const hit = hits[0];
        if (!hits.some(isOwn)) found.push(`${name(it)} lies under ${hit ? name(hit) : "the edge"}`);
      }
      const labels = [...board.querySelectorAll(".seat .counts, .zone .cap, .cap2, .my b")].filter((it) => isSeen(it) && !scrolls(it));
      for (const it of labels) {
        const plate = it.closest(".seat")?.getBoundingClientRect();
        const seen = [...it.querySelectorAll("*")].filter((part) => isSeen(part) && !part.closest(".unseen"));
        const edge = Math.max(it.getBoundingClientRect().right, ...seen.map((part) => part.getBoundingClientRect().right));
        if (plate && plate.right + 4 < edge) found.push(`${name(it)} runs out of its plate`);
        if (!plate && it.clientWidth + 2 < it.scrollWidth) found.push(`${name(it)} is cut off`);
      }
    }
    // What one came for can be pressed without scrolling.
    const primary = document.querySelector("main .cta .btn.go");
    if (primary && !modal && isSeen(primary)) {
      const box = primary.getBoundingClientRect();
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (root.clientHeight + 1 < box.bottom || !hit || !primary.contains(hit)) found.push(`${name(primary)} is below the window: ${Math.round(box.bottom)}`);
    }
    for (const it of document.querySelectorAll("select")) if (isSeen(it)) found.push(`${name(it)} is a browser's own list`);
    return found;
  }, isTable);
}
