// A table is drawn when its style sheet is there, however late that comes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, playNow, setUp } from "../helper.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

test("whoever comes back to a box whose style sheet is on its way does not see a bare table", async () => {
  // What keeps files for play without a network would answer for the server.
  const { page, close } = await newPage(browser, { serviceWorkers: "block", allowed: [/Service Worker registration blocked/] });
  let release;
  const released = new Promise((done) => (release = done));
  await page.route("**/style/oh-my-brain.css*", async (route) => {
    await released;
    await route.continue();
  });
  const sent = page.waitForRequest("**/style/oh-my-brain.css*");
  const box = page.locator('a.box[href^="/play/oh-my-brain"]');
  await page.goto(server.url);
  await box.click();
  await sent;
  await page.goBack();
  await box.click();
  await playNow(page).click();
  const table = page.locator(".table-grid");
  await page.locator("main.waiting").or(table).first().waitFor();
  assert.equal(await table.count(), 0, "the table is drawn before its style sheet is there");
  release();
  await table.waitFor();
  const laid = await table.evaluate((it) => getComputedStyle(it).position);
  assert.equal(laid, "absolute");
  const sheets = page.locator('link[href^="/style/oh-my-brain.css"]');
  assert.equal(await sheets.count(), 1, "it is fetched once");
  await close();
});
