// What a finished game was worth: who was going to win, the moments that mattered,
// luck and skill, found out beside its replay in a worker.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  PHONE,
  assertAccessible,
  assertNoSidewaysScroll,
  clickOnce,
  newPage,
  playOn,
  prompt,
  setUp,
  sitAt,
  tabTo,
  tooSmall,
} from "../helper.mjs";
import { GAMES, openReplay } from "../screens.mjs";

const WIDE = { viewport: { width: 1440, height: 900 } };

/** It takes its time on a busy machine. */
const PATIENCE = { timeout: 120_000 };

let browser, server;

setUp((it) => ({ browser, server } = it));

for (const game of GAMES) {
  test(`${game}: the coach shows what the game was worth, and it adds up`, async () => {
    const { page, close } = await newPage(browser, WIDE);
    await openReplay(page, server.url, game, { query: "&move=5&eyes=B" });
    await page.locator(".led").waitFor(PATIENCE);
    await page.getByRole("heading", { name: "Who was going to win" }).waitFor();
    await assertBandsAddUp(page);
    await assertStairsAddUp(page);
    // From the eyes of somebody else.
    const before = await page.locator(".led").getAttribute("aria-label");
    await page.locator(".ana .eye").nth(2).click();
    await page.waitForFunction(
      (before) => document.querySelector(".led").getAttribute("aria-label") !== before,
      before,
    );
    assert.match(page.url(), /eyes=C/);
    await assertStairsAddUp(page);
    // The bubble says what the move cost one stands at.
    await page.getByText(/moves|nothing to choose|nobody chose/).first().waitFor();
    // A press on the chart leads to its move.
    const chart = await page.locator(".plot2").boundingBox();
    await page.mouse.click(chart.x + chart.width - 2, chart.y + chart.height / 2);
    const slider = page.getByRole("slider");
    const [now, last] = [await slider.getAttribute("aria-valuenow"), await slider.getAttribute("aria-valuemax")];
    assert(last - now <= 2, `${now} of ${last}`);
    await close();
  });
}

test("moments lead to their moves, and from there one plays on", async () => {
  const { page, close } = await newPage(browser, WIDE);
  await openReplay(page, server.url, "great-brain-robbery", { query: "&eyes=all" });
  await done(page);
  await assertAccessible(page, "what the coach says");
  const moments = page.locator(".moms li");
  const n = await moments.count();
  assert(1 <= n && n <= 3, `${n} moments`);
  const marks = await page.locator(".tl .mk").allInnerTexts();
  assert.deepEqual(marks, [...marks.keys()].map((it) => `${it + 1}`));
  assert.equal(marks.length, n);
  assert.equal(await page.locator(".plot2 .mk").count(), n);
  const move = async (index) => (await moments.nth(index).locator("small").innerText()).match(/Move (\d+)/)[1];
  await moments.nth(n - 1).getByRole("button").first().click();
  await at(page, await move(n - 1));
  assert.equal(await moments.nth(n - 1).getAttribute("aria-current"), "true");
  // With the keyboard: the next one, from the list, and on from the table before it.
  await page.keyboard.press("m");
  await at(page, await move(0));
  const on = moments.locator(".on").first();
  if (0 < (await on.count())) {
    const from = Number((await on.getAttribute("aria-label")).match(/\d+/)[0]);
    await tabTo(page, on);
    await page.keyboard.press("Enter");
    await at(page, from - 1);
    await page.locator("dialog[open]").getByRole("button", { name: "Play on" }).click();
    await page.waitForURL(/\/play\/great-brain-robbery/);
    await prompt(page).waitFor();
  }
  await close();
});

test("in French, on a phone, with the keyboard alone; and the second time at once", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-last", { locale: "fr-FR", ...PHONE });
  await playOn(page, clickOnce);
  await tabTo(page, page.getByRole("link", { name: "Revoir la partie" }));
  await page.keyboard.press("Enter");
  const coach = page.getByRole("region", { name: "Analyse" });
  await coach.getByRole("heading", { name: "Qui allait gagner" }).waitFor(PATIENCE);
  await page.getByText(/^Chaque nombre repose sur \d+ parties imaginées/).waitFor(PATIENCE);
  await page.locator(".doing-bar").waitFor({ state: "detached", ...PATIENCE });
  await assertBandsAddUp(page);
  await assertStairsAddUp(page);
  await assertAccessible(page, "the coach on a phone");
  await assertNoSidewaysScroll(page, "the coach on a phone");
  assert.deepEqual(await tooSmall(page, ".ana button"), []);
  const other = coach.getByRole("button", { name: /^Le résultat de/ }).nth(1);
  await tabTo(page, other);
  await page.keyboard.press("Enter");
  assert.equal(await other.getAttribute("aria-pressed"), "true");
  await page.keyboard.press("Escape");
  await coach.waitFor({ state: "hidden" });
  // The device has kept it: nobody computes anything.
  const workers = [];
  page.on("worker", (it) => workers.push(it.url()));
  await page.reload();
  await page.getByRole("button", { name: "Analyse, journal et règles" }).click();
  await page.locator(".led").waitFor();
  assert.equal(await page.locator(".doing-bar").count(), 0);
  assert.deepEqual(workers, []);
  await close();
});

test("whoever leaves in the middle stops the coach", async () => {
  const { page, close } = await newPage(browser, WIDE);
  const started = page.waitForEvent("worker");
  await openReplay(page, server.url, "great-brain-robbery");
  const worker = await started;
  assert.match(worker.url(), /worker\.js/);
  await page.locator(".doing-bar").waitFor();
  const ended = worker.waitForEvent("close");
  // A step back within the page: nothing is loaded anew.
  await page.evaluate(() => (window.isSame = true));
  await page.locator(".bar .tool").first().click();
  await page.getByRole("link", { name: "Leave the table" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await ended;
  assert.equal(await page.evaluate(() => window.isSame), true);
  await close();
});

test("where there are no workers, or they do not start, the page finds out by itself", async () => {
  const without = [
    (page) => page.addInitScript(() => delete window.Worker),
    (page) => page.route("**/worker.js*", (route) => route.abort()),
  ];
  for (const prepare of without) {
    const { page, close } = await newPage(browser, { ...WIDE, allowed: [/worker|ERR_FAILED/i] });
    await prepare(page);
    await openReplay(page, server.url, "oh-my-brain");
    await done(page);
    await assertBandsAddUp(page);
    await assertStairsAddUp(page);
    await close();
  }
});

/** Nothing more is to come. */
async function done(page) {
  await page.locator(".led").waitFor(PATIENCE);
  await page.locator(".doing-bar").waitFor({ state: "detached", ...PATIENCE });
}

/** At the start, now and at the end, as the chart says in words. */
async function assertBandsAddUp(page) {
  const says = await page.locator(".plot2 svg").first().getAttribute("aria-label");
  const parts = says.split(/\. /).slice(1);
  assert.equal(parts.length, 3, says);
  for (const part of parts) {
    const numbers = [...part.matchAll(/ (\d+)(?=,|\.|$)/g)].map(([, it]) => Number(it));
    const sum = numbers.reduce((sum, it) => sum + it, 0);
    assert(2 <= numbers.length && Math.abs(sum - 100) <= numbers.length, `${part}: ${sum}`);
  }
}

/** Every step begins where the one before ended, and the last is the result. */
async function assertStairsAddUp(page) {
  const [numbers, result, steps] = await page.locator(".led").evaluate((stairs) => {
    const number = (it) => Number(it.innerText.replace("−", "-").replace(/[^\d-]/g, ""));
    const rows = [...stairs.querySelectorAll("li")];
    const sum = rows.pop();
    const ends = rows.map((it) => it.querySelector(".step")).map((it) => [it.x.baseVal.value, it.width.baseVal.value]);
    return [rows.map((it) => number(it.querySelector("em"))), number(sum.querySelector("em")), ends];
  });
  assert.equal(numbers.reduce((sum, it) => sum + it, 0), result);
  assert(5 <= numbers.length && numbers.length <= 6);
  let now = 0;
  for (const [index, [x, width]] of steps.entries()) {
    const next = now + numbers[index];
    assert.equal(x, Math.min(now, next));
    assert.equal(width, Math.max(1, Math.abs(numbers[index])));
    now = next;
  }
}

/** Waits until the replay stands there, and shows it. */
async function at(page, n) {
  await page.locator(`[role=slider][aria-valuenow="${n}"]`).waitFor();
  await page.waitForFunction(() => !document.querySelector(".say.telling"));
}
