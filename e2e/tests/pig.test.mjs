// A game without a table of its own, played at the one that suits every game.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  assertAccessible,
  assertHonest,
  assertNoSidewaysScroll,
  newPage,
  playUntil,
  press,
  setUp,
  startGame,
  tooSmall,
  touch,
} from "../helper.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

const acting = (page) => page.getByRole("region", { name: /Prompt|Consigne/ });
const button = (page, name) => acting(page).getByRole("button", { name });
const ROLL = /^(Roll|Lancer)$/;
const HOLD = /^(Hold|Garder) \d+$/;
const die = (page) => page.getByRole("button", { name: /^(The die|Le dé) / });
const total = (page) => page.locator("#piece-total button");

/** Holds at twenty, as a careful player would. */
async function decide(page) {
  const hold = button(page, HOLD);
  const points = (await hold.isVisible()) ? Number((await hold.innerText()).match(/\d+/)[0]) : 0;
  if (20 <= points) return press(hold);
  if (await button(page, ROLL).isVisible()) return press(button(page, ROLL));
  return page.waitForTimeout(10);
}

/** Waits until it is the player's turn, with nothing on the table to hold. */
async function myTurn(page) {
  await button(page, ROLL).waitFor();
}

test("a whole game is played by its buttons, and it was honest", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url, "pig");
  await playUntil([page], decide);
  await assertHonest(page);
  await close();
});

test("a touched piece says what it does, and a second touch does it", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url, "pig");
  await myTurn(page);
  const before = await page.locator(".log li").count();
  await die(page).click();
  assert.equal(await die(page).getAttribute("aria-pressed"), "true");
  assert.match(await page.locator(".bubble").innerText(), /The die/);
  await page.keyboard.press("Escape");
  assert.equal(await die(page).getAttribute("aria-pressed"), "false", "Esc lets go of it");
  await die(page).click();
  await die(page).click();
  await page.waitForFunction((n) => n < document.querySelectorAll(".log li").length, before);
  await close();
});

test("what cannot be used says why, with the rule", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url, "pig");
  await myTurn(page);
  // As long as nothing has been rolled in this turn there is nothing to hold.
  await playUntil([page], decide, async () => {
    if ((await button(page, ROLL).isVisible()) && !(await button(page, HOLD).isVisible())) return true;
  });
  assert.equal(await total(page).getAttribute("aria-disabled"), "true");
  await touch(total(page));
  const why = page.locator(".bubble");
  await why.getByText("There is nothing to hold yet.").waitFor();
  assert.match(await why.getByRole("link").getAttribute("href"), /\/rules\/pig#PIG-3\.not-empty$/);
  await close();
});

test("digits touch, Enter acts: a turn without a mouse", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url, "pig");
  await myTurn(page);
  await page.locator("#prompt").focus();
  const before = await page.locator(".log li").count();
  await page.keyboard.press("1");
  assert.equal(await die(page).getAttribute("aria-pressed"), "true");
  await page.keyboard.press("Enter");
  await page.waitForFunction((n) => n < document.querySelectorAll(".log li").length, before);
  // The die is still the same button, so the keyboard has not lost its place.
  await playUntil([page], decide, (it) => button(it, HOLD).isVisible());
  await die(page).focus();
  await button(page, ROLL).click();
  await close();
});

for (const colorScheme of ["light", "dark"]) {
  for (const locale of ["en-US", "fr-FR"]) {
    test(`fits a phone and can be read, ${colorScheme}, ${locale}`, async () => {
      const viewport = { width: 320, height: 640 };
      const { page, close } = await newPage(browser, { colorScheme, locale, viewport });
      const start = /^(Start the game|Commencer la partie)$/;
      await startGame(page, server.url, "pig", { nth: 6, start });
      await myTurn(page);
      await assertNoSidewaysScroll(page, "eight players on a phone");
      await assertAccessible(page, "the table");
      assert.deepEqual(await tooSmall(page, ".any button"), []);
      await close();
    });
  }
}

test("the die tumbles until it lands, and only where motion is wanted", async () => {
  for (const [reducedMotion, isSeen] of [["no-preference", true], ["reduce", false]]) {
    const { page, close } = await newPage(browser, { reducedMotion });
    await page.goto(`${server.url}/play/pig`);
    await page.getByRole("radio").first().check({ force: true });
    // Notes every die in the air and every piece that slides.
    await page.evaluate(() => {
      window.seen = { rolling: 0, slides: 0 };
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        window.seen.slides += 1;
        return animate.apply(this, given);
      };
      const look = () => {
        window.seen.rolling += document.querySelectorAll(".piece.rolling").length;
      };
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
      });
    });
    await page.getByRole("button", { name: "Start the game" }).click();
    // The first move opens the story and is shown as it is; the second one moves.
    for (const n of [0, 1]) {
      await myTurn(page);
      // A new button ignores presses for a moment.
      await page.waitForTimeout(400);
      const before = await page.locator(".log li").count();
      assert(n <= before, "the first roll was told");
      await button(page, ROLL).click();
      await page.waitForFunction((n) => n < document.querySelectorAll(".log li").length, before);
    }
    const seen = await page.evaluate(() => window.seen);
    assert.equal(0 < seen.rolling, isSeen, `${reducedMotion}: ${JSON.stringify(seen)}`);
    if (!isSeen) assert.equal(seen.slides, 0, "nothing slides");
    await close();
  }
});
