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
  const { page, close } = await sitAt(browser, server.url, "gmb-floor", phone);
  await touch(page.locator(".hand").getByRole("button", { name: /, not now/ }).last());
  const clause = await whyNot(page, "The Brain is on the floor: bid first.");
  await somewhere(page, "after reading");
  await page.getByRole("button", { name: "Read the rule" }).click();
  await page.waitForFunction((id) => document.activeElement.id === id, clause);
  await page.waitForFunction((id) => {
    const read = document.getElementById(id);
    const [box, panel] = [read, read.closest(".panel")].map((it) => it.getBoundingClientRect());
    return 0 < read.closest(".panel").scrollTop && panel.top <= box.top && box.bottom <= innerHeight;
  }, clause);
  // What matters now comes first, and nothing has led away from the table.
  const now = page.locator(".side .now");
  assert.equal(await now.getByRole("listitem").first().innerText(), await page.locator(`[id="${clause}"] > span`).last().innerText());
  assert.match(page.url(), /\/play\/give-me-the-brain/);
  assert(await page.locator(".stage .hand").isVisible());
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
