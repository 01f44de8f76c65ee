// The lamp, which knows a good move, and bots that are asked why.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  GAME,
  PHONE,
  assertAccessible,
  assertNoSidewaysScroll,
  clickOnce,
  newPage,
  prompt,
  ready,
  setUp,
  sitAt,
  startGame,
  tooSmall,
} from "../helper.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

test("the lamp lights a move and says why, and goes out when it is pressed again or a move is made", async () => {
  const { page, close } = await sitAt(browser, server.url, "omb-locked");
  const asked = await sentence(page).innerText();
  await lamp(page).click();
  await lit(page).first().waitFor();
  assert.match(await sentence(page).innerText(), /^I’d go for “.+”\.$/);
  const why = await page.locator(".act .say small").innerText();
  assert.match(why, /^[A-Z].+\.$/);
  // Readers are told the same.
  await page.getByRole("status").filter({ hasText: why }).waitFor({ state: "attached" });
  assert.equal(await lamp(page).getAttribute("aria-pressed"), "true");
  await assertAccessible(page, "the lamp");
  await lamp(page).click();
  await lit(page).first().waitFor({ state: "hidden" });
  assert.equal(await sentence(page).innerText(), asked);
  // What is lit is what the move needs.
  await lamp(page).click();
  await lit(page).first().waitFor();
  for (const piece of await lit(page).all()) await piece.click();
  await ready(page).click();
  await lit(page).first().waitFor({ state: "hidden" });
  await page.waitForFunction(() => !document.querySelector(".act .sentence").innerText.startsWith("I’d go"));
  await close();
});

test("the lamp is a key, too, and says what a throw is worth", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-keep");
  await page.keyboard.press("h");
  await page.getByText(/more on average than stopping|throwing again|Throwing again/).first().waitFor();
  await lit(page).first().waitFor();
  await page.keyboard.press("Escape");
  await lit(page).first().waitFor({ state: "hidden" });
  await page.keyboard.press("?");
  await page.getByText("a hint: a good move, and why").waitFor();
  await close();
});

test("in French on a phone the lamp has room", async () => {
  const { page, close } = await sitAt(browser, server.url, "gmb-bids", { ...PHONE, locale: "fr-FR" });
  await page.getByRole("button", { name: "Conseil" }).click();
  await page.waitForFunction(() => document.querySelector(".act .sentence").innerText.startsWith("Je choisirais «"));
  await assertAccessible(page, "the lamp on a phone");
  await assertNoSidewaysScroll(page, "the lamp on a phone");
  assert.deepEqual(await tooSmall(page, ".bar button"), []);
  await close();
});

test("there is no lamp where a game counts, nor for whoever does not want one", async () => {
  const { page, close } = await newPage(browser, { allowed: [/404/] });
  await page.goto(`${server.url}/me?speed=0`);
  await sitDown(page);
  await lamp(page).waitFor();
  await page.goto(`${server.url}/me?speed=0`);
  await page.getByRole("radio", { name: "On" }).click();
  await page.locator('[role="radio"][aria-checked="true"]', { hasText: "On" }).waitFor();
  await sitDown(page);
  assert.equal(await lamp(page).count(), 0, "it counts");
  await page.keyboard.press("h");
  assert.doesNotMatch(await sentence(page).innerText(), /think|go for/);
  await close();

  const alone = await newPage(browser);
  await startGame(alone.page, server.url);
  await lamp(alone.page).waitFor();
  await alone.page.getByRole("button", { name: "Menu" }).click();
  await alone.page.getByRole("button", { name: "Settings" }).click();
  await alone.page.getByRole("switch", { name: /^Hints/ }).click();
  await lamp(alone.page).waitFor({ state: "hidden" });
  await alone.close();
});

test("a bot is asked why, in the log and on its plate", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-keep");
  await page.getByRole("button", { name: "Stop" }).click();
  const moves = page.locator('.log button[title="Ask why"]');
  for (let n = 0; (await moves.count()) === 0; n += 1) {
    assert(n < 20, "no bot has moved");
    await ready(page).waitFor();
    await clickOnce(page);
  }
  await ready(page).waitFor();
  await moves.last().click();
  await page.waitForFunction(() => /^[A-Z].+\.$/.test(document.querySelector(".act .sentence").innerText));
  assert.doesNotMatch(await sentence(page).innerText(), /^(Your turn|You must|Keep)/);
  await page.keyboard.press("Escape");
  await page.locator(".seat .hit").first().click();
  await page.locator("dialog[open] .last-move q").waitFor();
  await close();
});

function lamp(page) {
  return page.getByRole("button", { name: "Hint" });
}

function lit(page) {
  return page.locator("[data-lamp]");
}

function sentence(page) {
  return page.locator(".act .sentence");
}

/** A table on the server with bots alone for company. */
async function sitDown(page) {
  const data = { game: GAME, options: null, seats: ["person", { bot: "runner" }, { bot: "runner" }] };
  const { code } = await (await page.request.post(`${server.url}/api/tables`, { data })).json();
  await page.goto(`${server.url}/table/${code}?speed=0`);
  const name = page.getByRole("textbox", { name: /^Your name/ });
  await name.waitFor();
  await name.fill("Ada");
  await page.getByRole("button", { name: /Take a seat/ }).click();
  await prompt(page).waitFor();
}
