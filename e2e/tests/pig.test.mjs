// A game without a table of its own, played at the one that suits every game.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  assertAccessible,
  assertHonest,
  assertNoSidewaysScroll,
  newPage,
  playOn,
  prompt,
  setUp,
  sitAt,
  startGame,
  tooSmall,
  touch,
} from "../helper.mjs";
import { whyNot } from "../refusal.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

const button = (page, name) => prompt(page).getByRole("button", { name });
const ROLL = /^(Roll|Lancer)$/;
const HOLD = /^(Hold|Garder) \d+$/;
const die = (page) => page.getByRole("button", { name: /^(The die|Le dé) / });
const total = (page) => page.locator("#piece-total button");

/** Holds at twenty, as a careful player would. */
async function decide(page) {
  const hold = button(page, HOLD);
  const points = (await hold.isVisible()) ? Number((await hold.innerText()).match(/\d+/)[0]) : 0;
  await (20 <= points ? hold : button(page, ROLL)).click();
}

test("a whole game is played by its buttons, and it was honest", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url, "pig");
  await playOn(page, decide);
  await assertHonest(page);
  await close();
});

test("a touched piece says what it does, and a second touch does it", async () => {
  const { page, close } = await sitAt(browser, server.url, "pig-roll");
  const before = await page.locator(".log li").count();
  await die(page).click();
  assert.equal(await die(page).getAttribute("aria-pressed"), "true");
  assert.match(await page.locator(".act .say").innerText(), /The die/);
  await page.keyboard.press("Escape");
  assert.equal(await die(page).getAttribute("aria-pressed"), "false", "Esc lets go of it");
  await die(page).click();
  await die(page).click();
  await page.waitForFunction((n) => n < document.querySelectorAll(".log li").length, before);
  await close();
});

test("what cannot be used says why, with the rule", async () => {
  // As long as nothing has been rolled in this turn there is nothing to hold.
  const { page, close } = await sitAt(browser, server.url, "pig-roll");
  assert.equal(await total(page).getAttribute("aria-disabled"), "true");
  await touch(total(page));
  assert.equal(await whyNot(page, "There is nothing to hold yet."), "PIG-3.not-empty");
  await close();
});

test("digits touch, Enter acts: a turn without a mouse", async () => {
  const { page, close } = await sitAt(browser, server.url, "pig-roll");
  await page.locator("#prompt").focus();
  await page.keyboard.press("1");
  assert.equal(await die(page).getAttribute("aria-pressed"), "true");
  await page.keyboard.press("Enter");
  // The die is still the same button, so the keyboard has not lost its place.
  await button(page, HOLD).waitFor();
  await die(page).focus();
  await button(page, ROLL).click();
  await close();
});

for (const colorScheme of ["light", "dark"]) {
  for (const locale of ["en-US", "fr-FR"]) {
    test(`fits a phone and can be read, ${colorScheme}, ${locale}`, async () => {
      const viewport = { width: 320, height: 640 };
      const { page, close } = await newPage(browser, { colorScheme, locale, viewport });
      await startGame(page, server.url, "pig", { n_opponents: 7 });
      await button(page, ROLL).waitFor();
      await assertNoSidewaysScroll(page, "eight players on a phone");
      await assertAccessible(page, "the table");
      assert.deepEqual(await tooSmall(page, ".any button"), []);
      await close();
    });
  }
}

test("the die tumbles until it lands, and only where motion is wanted", async () => {
  for (const [reducedMotion, isSeen] of [["no-preference", true], ["reduce", false]]) {
    const options = { reducedMotion, isSlow: true };
    const { page, close } = await sitAt(browser, server.url, "pig-roll", options);
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
    const before = await page.locator(".log li").count();
    await button(page, ROLL).click();
    await page.clock.runFor(3000);
    await page.waitForFunction((n) => n < document.querySelectorAll(".log li").length, before);
    const seen = await page.evaluate(() => window.seen);
    assert.equal(0 < seen.rolling, isSeen, `${reducedMotion}: ${JSON.stringify(seen)}`);
    if (!isSeen) assert.equal(seen.slides, 0, "nothing slides");
    await close();
  }
});
