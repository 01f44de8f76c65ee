// Games kept on the device: not thrown away, not offered when over, not played
// in two tabs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAME, clickOnce, newPage, playNow, playOn, setUp, shelf, sitAt, startGame } from "../helper.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

test("a new game leaves the old one until it is started", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-keep");
  const before = await record(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "New game" }).click();
  // The box offers to go on, and asks before another game ends this one.
  await page.getByRole("button", { name: "Start a new one" }).click();
  await page.getByText("Starting a new one ends it for good.").waitFor();
  assert.equal(await record(page), before);
  await page.locator("dialog[open]").getByRole("button", { name: "Go on with your game" }).click();
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
  assert.equal(await record(page), before);
  // Nor does a reload in the middle of second thoughts lose it.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("button", { name: "Start a new one" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
  await close();
});

test("a finished game is not offered to be continued", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url);
  await playOn(page, clickOnce);
  await page.goto(`${server.url}/?speed=0`);
  await box(page).waitFor();
  assert.equal(await page.getByText("Where you left off").count(), 0);
  await box(page).click();
  await playNow(page).waitFor();
  assert.equal(await page.getByText("Go on with your game").count(), 0);
  await close();
});

test("the shop leads back to a game in progress, from its ticket and from its box", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-keep");
  const before = await record(page);
  await page.goto(`${server.url}/?speed=0`);
  await page.getByRole("link", { name: /Where you left off/ }).click();
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
  await page.goBack();
  await box(page).click();
  await page.getByRole("button", { name: "Go on with your game" }).click();
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
  assert.equal(await record(page), before);
  await close();
});

test("a game is played in one tab, and moves to another on demand", async () => {
  const { page, context, close } = await sitAt(browser, server.url, "mmm-keep");
  const before = await record(page);
  const second = await context.newPage();
  await second.goto(`${server.url}/play/${GAME}?speed=0`);
  await second.getByText("You’re playing this game in another tab.").waitFor();
  assert(await page.getByRole("button", { name: "Stop", exact: true }).isVisible());
  await second.getByRole("button", { name: "Play here" }).click();
  await second.getByRole("button", { name: "Stop", exact: true }).waitFor();
  assert.equal(await record(second), before);
  // The first has noticed, and cannot write over what is played here.
  await page.getByText("You’re playing this game in another tab.").waitFor();
  await second.getByRole("button", { name: "Stop", exact: true }).click();
  await second.waitForFunction(
    ([key, before]) => JSON.parse(localStorage.getItem(key)).record !== before,
    [shelf(GAME), before],
  );
  const moved = await record(second);
  await page.getByRole("button", { name: "Play here" }).click();
  await page.getByRole("region", { name: "Prompt" }).waitFor();
  await second.getByText("You’re playing this game in another tab.").waitFor();
  assert((await record(page)).startsWith(moved.trimEnd()), "nothing was lost");
  // A tab that is closed holds nothing.
  await page.close();
  await second.reload();
  await second.getByRole("region", { name: "Prompt" }).waitFor();
  await close();
});

function box(page) {
  return page.getByRole("link", { name: /^Mmm\.\.\. ?Brains!/ });
}

function record(page) {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key)).record, shelf(GAME));
}
