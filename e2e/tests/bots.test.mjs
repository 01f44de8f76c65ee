// Bots in the page: they think in a worker, and where there is none they think all the same.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  assertAccessible,
  assertHonest,
  chairs,
  clickOnce,
  newPage,
  playOn,
  primary,
  setUp,
  sitAt,
  startGame,
} from "../helper.mjs";

const LEVELS = {
  "en-US": ["Shambler", "Walker", "Runner", "Ghoul", "Mastermind"],
  "fr-FR": ["Traînard", "Marcheur", "Coureur", "Goule", "Grand cerveau"],
};

let browser, server;

setUp((it) => ({ browser, server } = it));

test("the five levels have names and say what they are, in both languages", async () => {
  for (const [locale, names] of Object.entries(LEVELS)) {
    const { page, close } = await newPage(browser, { locale });
    for (const game of ["mmm-brains", "great-brain-robbery"]) {
      await page.goto(`${server.url}/play/${game}`);
      await chairs(page).first().click();
      const levels = page.locator("dialog[open] .rows [role=radio]");
      // The last is a friend.
      const titles = await levels.locator("b").allTextContents();
      assert.deepEqual(titles.slice(0, -1), names);
      const abouts = await levels.locator("small").allTextContents();
      assert.equal(new Set(abouts).size, abouts.length, "each says what it is");
      assert.equal(await levels.nth(2).getAttribute("aria-checked"), "true");
      await levels.nth(4).click();
      await assertAccessible(page, "the choice of a level");
      await page.keyboard.press("Escape");
      assert.match(await chairs(page).first().textContent(), new RegExp(names[4]));
    }
    await close();
  }
});

test("every bot's decision comes from the worker", async () => {
  const { page, close } = await newPage(browser);
  await page.addInitScript(() => {
    window.asked = [];
    window.answered = [];
    window.Worker = class extends window.Worker {
      constructor(...args) {
        super(...args);
        this.addEventListener("message", ({ data }) => window.answered.push(data));
      }
      postMessage(question) {
        window.asked.push(JSON.parse(question));
        super.postMessage(question);
      }
    };
  });
  await startGame(page, server.url);
  await playOn(page, clickOnce);
  await assertHonest(page);
  const [asked, answered] = await page.evaluate(() => [window.asked, window.answered]);
  assert(20 < asked.length, `${asked.length} questions`);
  assert.equal(answered.length, asked.length);
  asked.forEach(({ bot, seat, legal }, index) => {
    assert.equal(bot, "runner");
    assert.notEqual(seat, 0, "people decide for themselves");
    assert(legal.includes(answered[index]), `${answered[index]} is not among ${legal}`);
  });
  await close();
});

test("where there are no workers, or they do not start, the bots think in the page", async () => {
  let nPieces = 0;
  for (const spoil of [
    (page) => page.addInitScript(() => delete window.Worker),
    (page) => page.route("**/worker.js*", (route) => route.abort()),
    (page) => page.route("**/worker.js*", (route) => route.fulfill({ body: "!", contentType: "text/javascript" })),
    // The page has the game, but the worker cannot load its own.
    (page) => page.route("**/split_mmm_brains.wasm", (route) => (nPieces++ === 0 ? route.continue() : route.abort())),
  ]) {
    const { page, close } = await newPage(browser, {
      allowed: [/Failed to (load resource|fetch)/, /ERR_FAILED/, /Unexpected/, /Service Worker registration blocked/],
      serviceWorkers: "block",
    });
    await spoil(page);
    await startGame(page, server.url);
    await playOn(page, clickOnce);
    await assertHonest(page);
    await close();
  }
  assert(2 <= nPieces, "the worker asks for a piece of its own");
});

test("a move can be taken back while a bot thinks", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-announce");
  // From now on the worker never answers: the bot thinks for ever.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => (window.isStuck = true);
  });
  const colour = await primary(page).innerText();
  await primary(page).click();
  await page.waitForFunction(() => window.isStuck);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction((it) => document.querySelector(".act .do .go")?.innerText === it, colour);
  await close();
});

