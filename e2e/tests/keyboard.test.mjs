// Where the keyboard is: never on nothing, and on the clause one asked for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, primary, setUp, sitAt, startGame, tabTo, touch } from "../helper.mjs";
import { whyNot } from "../refusal.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

test("the keyboard stays in the game from turn to turn", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url);
  await somewhere(page, "after the start");
  for (let turn = 1; turn <= 12; turn += 1) {
    await primary(page).waitFor();
    await tabTo(page, primary(page));
    await page.keyboard.press("Enter");
    const pay = page.getByRole("button", { name: /^Pay \d+ myself/ });
    if (await pay.isVisible()) {
      await tabTo(page, pay);
      await page.keyboard.press("Enter");
    }
    await somewhere(page, `after press ${turn}`);
  }
  await close();
});

test("the rule one reads is where one looks, and the keyboard is on it", async () => {
  const phone = { viewport: { width: 390, height: 700 } };
  const { page, close } = await sitAt(browser, server.url, "omb-locked", phone);
  const hand = page.getByRole("region", { name: "Your hand" });
  await touch(hand.getByRole("button", { name: /not now/ }).first());
  const clause = await whyNot(page);
  await page.getByRole("link", { name: "Read the rule" }).click();
  const read = page.locator(`[id="${clause}"]`);
  await page.waitForFunction((id) => document.activeElement.id === id, clause);
  await page.waitForFunction((id) => {
    const box = document.getElementById(id).getBoundingClientRect();
    return 0 < scrollY && 0 <= box.top && box.bottom <= innerHeight;
  }, clause);
  assert(await read.isVisible());
  await close();
});

/** Fails if the keyboard has fallen to the page, once everything is drawn. */
async function somewhere(page, when) {
  const tag = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let n = 0; n < 5; n += 1) await frame();
    return document.activeElement.tagName;
  });
  assert.notEqual(tag, "BODY", when);
}
