// What every table says besides its moves: the goal, the log, honours at the end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { NARROW, newPage, playOn, prompt, ready, setUp, sitAt, startGame, touch } from "../helper.mjs";
import { whyNot } from "../refusal.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

const goal = (page) => page.locator(".aim-strip");

test("every table says what one plays for, also whoever goes on with a game", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url, "oh-my-brain");
  await goal(page).getByText("Get rid of your cards and keep the most brains.").waitFor();
  await page.keyboard.press("1");
  await ready(page).click();
  await page.locator(".log li").first().waitFor();
  await page.reload();
  await prompt(page).waitFor();
  await goal(page).waitFor();
  await close();
  // Also where there always is something else to be said.
  const guesser = await sitAt(browser, server.url, "bfl-guesser");
  await goal(guesser.page).getByText("Score 3 points").waitFor();
  await guesser.close();
});

test("who waves the goal of a game away is not told it again", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url, "oh-my-brain");
  await goal(page).getByRole("button", { name: "Hide the goal" }).click();
  await goal(page).waitFor({ state: "detached" });
  // A table that is still open would keep its next move.
  await page.goto(server.url);
  await page.evaluate(() => localStorage.removeItem("brainery.game.oh-my-brain"));
  await startGame(page, server.url, "oh-my-brain");
  assert.equal(await goal(page).count(), 0);
  await startGame(page, server.url, "pig");
  await goal(page).waitFor();
  await close();
});

test("a line of the log lights up what it speaks of", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url, "pig");
  await prompt(page).getByRole("button", { name: "Roll" }).click();
  const line = page.locator(".log li > button").first();
  await line.waitFor();
  assert.match(await line.locator("b").first().innerText(), /\S/);
  const isLit = page.waitForFunction(() => 0 < document.getElementById("piece-die").getAnimations({ subtree: true }).length);
  await line.click();
  await isLit;
  await close();
});

/** What a line of the log speaks of lights up: something whose id begins so. */
async function lightsUp(page, line, ids) {
  const isLit = page.waitForFunction((ids) => {
    const lit = [...document.querySelectorAll(`.stage [id^="${ids}"]`)];
    return lit.some((it) => 0 < it.getAnimations().length);
  }, ids);
  await line.click();
  await isLit;
}

test("a line of the log shows small pictures, and its cards light up", async () => {
  const { page, close } = await sitAt(browser, server.url, "omb-busy");
  const line = page.locator(".log button").filter({ hasText: / plays? an? / }).last();
  assert.match(await line.locator(".pic img").getAttribute("src"), /^\/art\/oh-my-brain\/\d\d-\w+\.svg/);
  await lightsUp(page, line, "piece-horde/");
  // What nobody saw has no picture.
  const hidden = page.locator(".log button").filter({ hasText: /takes a card from the graveyard/ }).first();
  assert.equal(await hidden.locator(".pic").count(), 0);
  await close();
});

test("on a phone the log makes room for the dice that it speaks of", async () => {
  const phone = NARROW;
  const { page, close } = await sitAt(browser, server.url, "mmm-keep", phone);
  await page.locator(".bar .drawer").click();
  const line = page.locator(".log button").last();
  assert.equal(await line.locator(".pic").count(), 5);
  await lightsUp(page, line, "piece-die.");
  await page.locator(".side").waitFor({ state: "hidden" });
  await close();
});

test("a die that cannot be kept says why", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-throw");
  await touch(page.locator(".tray .die").first());
  assert.equal(await whyNot(page, "Throw all five dice first."), "MMB-5.all-five");
  await close();
});

test("the end honours up to three players, also in the bubble", async () => {
  const { page, close } = await sitAt(browser, server.url, "omb-last");
  assert.notEqual(await page.locator(".log li.turn").count(), 0);
  await playOn(page, async () => {
    for (const key of ["1", "2", "3"]) {
      if (await ready(page).count()) return ready(page).click();
      await page.keyboard.press(key);
    }
    return page.locator(".act .do .btn").first().click();
  });
  const awards = await page.locator(".log li.award").allInnerTexts();
  assert(1 <= awards.length && awards.length <= 3, awards.join("\n"));
  assert.equal(await prompt(page).locator("small").innerText(), awards[0]);
  await page.getByRole("button", { name: "Result" }).waitFor();
  await close();
});
