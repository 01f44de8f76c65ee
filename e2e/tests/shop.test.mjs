// Around the tables: whoever changes the page is never nowhere, and what is pressed twice is meant once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openReplay } from "../screens.mjs";
import { newPage, playNow, seatOpponents, setUp, tabTo } from "../helper.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

/** Waits until the keyboard is on what the selector finds. */
function untilFocused(page, selector) {
  return page.waitForFunction((it) => document.activeElement?.matches(it), selector);
}

test("the keyboard stands at the beginning of every page, and the tab says which", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(server.url);
  const box = page.getByRole("list", { name: "Games" }).getByRole("link").nth(2);
  await box.waitFor();
  assert.equal(await page.title(), "Brainery");
  await tabTo(page, box);
  await page.keyboard.press("Enter");
  await playNow(page).waitFor();
  await untilFocused(page, "#main");
  assert.equal(await page.title(), "Give Me The Brain · Brainery");
  const shelf = page.getByRole("link", { name: "Shelf" });
  await tabTo(page, shelf);
  await page.keyboard.press("Enter");
  const graveyard = page.getByRole("link", { name: /^Your graveyard/ });
  await graveyard.waitFor();
  await untilFocused(page, "#main");
  assert.equal(await page.title(), "Brainery");
  await tabTo(page, graveyard);
  await page.keyboard.press("Enter");
  await page.getByText("Nothing buried here").waitFor();
  await untilFocused(page, "#main");
  assert.equal(await page.title(), "Your graveyard · Brainery");
  await close();
});

test("a chair that is added or removed leaves the keyboard at the counter", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/play/mmm-brains`);
  await playNow(page).waitFor();
  await seatOpponents(page, 3);
  await page.locator(".round .add").focus();
  await page.keyboard.press("Enter");
  await page.locator(".round .add").waitFor({ state: "detached" });
  await untilFocused(page, ".round li:last-child button");
  await page.keyboard.press("Enter");
  const remove = page.getByRole("button", { name: "Remove this seat" });
  await tabTo(page, remove);
  await page.keyboard.press("Enter");
  await untilFocused(page, ".round .add");
  await close();
});

test("whoever presses twice opens one table", async () => {
  const { page, close } = await newPage(browser);
  const opened = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/tables") opened.push(request);
  });
  await page.goto(`${server.url}/play/mmm-brains`);
  await playNow(page).waitFor();
  await page.getByRole("button", { name: "Invite friends" }).dblclick();
  await page.getByRole("heading", { name: "Mmm... Brains!" }).waitFor();
  await page.getByRole("img", { name: /^The code: [A-Z]( [A-Z]){5}$/ }).waitFor();
  assert.equal(opened.length, 1);
  await close();
});

test("a replay offers its download once", async () => {
  const { page, close } = await newPage(browser);
  await openReplay(page, server.url, "mmm-brains");
  await page.getByRole("button", { name: "Check the luck" }).click();
  await page.locator("#check .verdict").waitFor();
  const download = page.getByRole("button", { name: "Download replay", includeHidden: true });
  assert.equal(await download.count(), 1);
  await close();
});
