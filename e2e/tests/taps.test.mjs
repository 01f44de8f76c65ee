// Thumbs that tap twice, or hammer: one press is one move, in every game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GUARD_MS, ready, setUp, shelf, sitAt, sitTogether, stopTheClock } from "../helper.mjs";

const SLOW_PHONE = { isSlow: true, hasTouch: true, viewport: { width: 390, height: 844 } };
const GAPS_MS = [0, 30, 80, 130, 200, 280];
/** Whatever moves has come to rest, and can be pressed. */
const A_WHILE_MS = 3000;

/** Where the main button makes a move, what is chosen before, and the button if it is elsewhere. */
const MAIN_BUTTONS = {
  "mmm-throw": () => {},
  "omb-locked": (page) => page.locator(".omb .card[aria-disabled=false]").first().tap(),
  "gmb-floor": (page) => page.locator(".hand [data-state=playable]").first().tap(),
  "gbr-roll": () => {},
  "bfl-guesser": async (page) => {
    await ready(page).tap();
    await page.locator(".bfl-questions .question").first().tap();
    return page.locator(".bfl-ask .go");
  },
};

let browser, server;

setUp((it) => ({ browser, server } = it));

for (const [position, choose] of Object.entries(MAIN_BUTTONS)) {
  test(`a double tap on the main button makes one move and takes nothing back: ${position}`, async () => {
    for (const gap of GAPS_MS) {
      const { page, close } = await sitAt(browser, server.url, position, SLOW_PHONE);
      const undo = page.getByRole("button", { name: "Undo" });
      const [corner, before] = [await undo.boundingBox(), await moves(page)];
      const button = (await choose(page)) ?? ready(page);
      await page.clock.runFor(GUARD_MS);
      await tapTwice(page, button, gap);
      assert.equal(await moves(page), before + 1, `moves after two taps in ${gap} ms`);
      assert.deepEqual(await undo.boundingBox(), corner, "undo stays where it is");
      await close();
    }
  });
}

test("a double tap on giving up asks once, and nothing is lost", async () => {
  for (const gap of GAPS_MS) {
    const { page, close } = await sitAt(browser, server.url, "omb-stuck", SLOW_PHONE);
    const before = await moves(page);
    await tapTwice(page, ready(page), gap);
    const sheet = page.getByRole("dialog", { name: "Give up?" });
    await sheet.waitFor();
    assert.equal(await moves(page), before, `moves after two taps in ${gap} ms`);
    await sheet.getByRole("button", { name: "Lose a brain" }).tap();
    assert.equal(await moves(page), before + 1);
    await close();
  }
});

test("hammering on the throw throws once", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-throw", SLOW_PHONE);
  const before = await moves(page);
  const { x, y } = await middle(ready(page));
  for (let n = 0; n < 20; n += 1) {
    await page.touchscreen.tap(x, y);
    await page.clock.runFor(100);
  }
  assert.equal(await moves(page), before + 1);
  await close();
});

test("the key for undo takes back one move at a time", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-keep", { isSlow: true });
  const before = await moves(page);
  // Stopping waits for the choice of a colour, and can be taken back until then.
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await page.clock.runFor(1);
  await page.getByRole("button", { name: "Undo", disabled: false }).waitFor();
  assert.equal(await moves(page), before + 1);
  await page.clock.runFor(A_WHILE_MS);
  // The second press would be for whatever the first one brings up.
  await page.keyboard.press("u");
  await page.keyboard.press("Enter");
  await page.clock.runFor(A_WHILE_MS);
  assert.equal(await moves(page), before);
  await close();
});

test("who shouts twice in a hurry has shouted", async () => {
  const names = ["Ann", "Bob"];
  const people = await sitTogether(browser, server.url, { game: "brain-flip", names });
  const { master: seat } = people[0].state.view.table;
  const [master, { page }] = [people[seat], people[1 - seat]];
  await master.page.locator(".bfl-place").first().click();
  await ready(master.page).click();
  // At the speed of people.
  await page.clock.install();
  await page.goto(page.url().split("?")[0]);
  const shout = page.getByRole("button", { name: "Got it!" });
  await shout.waitFor();
  await stopTheClock(page);
  const { x, y } = await middle(shout);
  await page.mouse.click(x, y);
  await page.clock.runFor(100);
  await page.mouse.click(x, y);
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  for (const it of people) await it.close();
});

/** Two taps on the same place, and then time for whatever they started. */
async function tapTwice(page, button, gap) {
  const { x, y } = await middle(button);
  await page.touchscreen.tap(x, y);
  await page.clock.runFor(gap);
  await page.touchscreen.tap(x, y);
  await page.clock.runFor(A_WHILE_MS);
}

async function middle(button) {
  const { x, y, width, height } = await button.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** How many moves of this player stand. */
function moves(page) {
  const game = new URL(page.url()).pathname.split("/").at(-1);
  return page.evaluate((key) => {
    const lines = JSON.parse(localStorage.getItem(key)).record.split("\n");
    return lines.filter((line) => /^\d+ A /.test(line)).length;
  }, shelf(game));
}
