// What lies over a table closes alike: the cross, Esc, the wash around it, a swipe down.

import assert from "node:assert/strict";
import { test } from "node:test";
import { NARROW, primary, setUp, sitAt } from "../helper.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

const TAPPED = { ...NARROW, hasTouch: true };

const openMenu = (page) => page.getByRole("button", { name: "Menu" }).click();

/** A finger that goes down the screen. */
async function swipeDown(page, x, y) {
  const hand = await page.context().newCDPSession(page);
  const touch = (type, points) => hand.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x, y }]);
  await touch("touchMove", [{ x, y: y + 120 }]);
  await touch("touchEnd", []);
}

test("a dialog closes by its cross, by Esc, and by the wash around it", async () => {
  const { page, close } = await sitAt(browser, server.url, "omb-pair");
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const shut of [
    () => menu.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(8, 8),
  ]) {
    await openMenu(page);
    await menu.waitFor();
    await shut();
    await menu.waitFor({ state: "hidden" });
  }
  await close();
});

test("on a phone dialogs and the drawer are pulled down, and a tap beside the drawer touches nothing else", async () => {
  const { page, close } = await sitAt(browser, server.url, "omb-pair", TAPPED);
  const menu = page.getByRole("dialog", { name: "Menu" });
  await openMenu(page);
  const { x, y } = await menu.boundingBox();
  await swipeDown(page, x + 40, y + 30);
  await menu.waitFor({ state: "hidden" });
  const side = page.locator(".side");
  const open = async () => {
    await page.locator(".bar .drawer").click();
    await side.waitFor();
  };
  await open();
  const seat = page.locator(".seat .hit").first();
  const { x: left, y: top } = await seat.boundingBox();
  await page.mouse.click(left + 20, top + 20);
  await side.waitFor({ state: "hidden" });
  assert.equal(await page.locator("dialog[open]").count(), 0, "the plate below was not tapped");
  await open();
  const box = await side.boundingBox();
  await swipeDown(page, box.x + 20, box.y + 20);
  await side.waitFor({ state: "hidden" });
  await close();
});

test("a plate shows what all know of its player", async () => {
  for (const [position, known] of [
    ["bfl-guesser", /\d points?/],
    ["mmm-throw", /: \d+$/],
  ]) {
    const { page, close } = await sitAt(browser, server.url, position);
    const plate = page.locator(".seat").last();
    const name = await plate.locator(".name").innerText();
    await plate.locator(".hit").click();
    await page.getByRole("dialog", { name }).getByText(known).first().waitFor();
    await close();
  }
});

test("whoever does not want to be asked is not asked", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-pay-self");
  const sure = page.locator("#confirm-self");
  await primary(page).click();
  await sure.waitFor();
  await page.keyboard.press("Escape");
  await openMenu(page);
  await page.getByRole("button", { name: "Settings" }).click();
  const asks = page.getByRole("switch", { name: "Ask before big moves" });
  await asks.click();
  assert.equal(await asks.getAttribute("aria-checked"), "false");
  await page.getByRole("button", { name: "Done" }).click();
  const n_lines = await page.locator(".log li").count();
  await primary(page).click();
  await page.waitForFunction((n) => n < document.querySelectorAll(".log li").length, n_lines);
  assert.equal(await sure.isVisible(), false);
  await close();
});
