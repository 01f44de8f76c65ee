// The Great Brain Robbery: a whole game, a fight of three, a fall and the way back.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  assertAccessible,
  assertHonest,
  assertNoSidewaysScroll,
  awaited,
  newPage,
  playOn,
  playTogether,
  primary,
  prompt,
  ready,
  setUp,
  sitAt,
  sitTogether,
  startGame,
  tooSmall,
  untilKept,
} from "../helper.mjs";
import { whyNot } from "../refusal.mjs";

const GAME = "great-brain-robbery";

let browser, server;

setUp((it) => ({ browser, server } = it));

test("a whole game against bots by clicking, and it was honest", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url, GAME);
  await playOn(page, clickOnce);
  await page.getByRole("heading", { name: /win|share/i }).waitFor();
  await assertHonest(page);
  await assertAccessible(page, "the end of a game");
  await close();
});

test("the way is shown before one stops, and what is too far says why", async () => {
  const { page, close } = await sitAt(browser, server.url, "gbr-roll");
  await button(page, /^Roll /).click();
  await page.locator(".space.near").first().waitFor();
  // A new car cannot be reached with one die, since the train has two.
  const far = page.locator(".space[aria-disabled=true]").last();
  await far.evaluate((it) => it.click());
  assert.equal(await whyNot(page, /^That is \d+ steps; you have \d\.$/), "GBR-6.up-to");
  await page.locator(".newcar").evaluate((it) => it.click());
  assert.equal(await whyNot(page, /^The front is \d+ steps away; you have \d\.$/), "GBR-6.up-to");
  assert.equal(await primary(page).innerText(), "Choose where to stop");
  const near = page.locator(".space.near").last();
  assert.match(await near.getAttribute("aria-label"), /^car \d, row [abc], column \d.*, \d steps? away$/);
  await near.evaluate((it) => it.click());
  await page.getByText(/^To \d:[abc]\d: \d used, \d left\./).waitFor();
  assert.equal(await page.locator(".space.goal").count(), 1);
  assert.match(await primary(page).innerText(), /^Stop here \(\d\)$/);
  await assertAccessible(page, "a way");
  await page.keyboard.press("Escape");
  await page.locator(".space.goal").waitFor({ state: "detached" });
  assert.equal(await primary(page).innerText(), "Choose where to stop");
  // A card would carry one farther.
  const reach = await page.locator(".space.near").count();
  await page.locator(".fist .poster").first().click();
  assert.match(await primary(page).innerText(), /^Throw .+ for \d+ more steps?$/);
  const run = Number((await primary(page).innerText()).match(/for (\d+)/)[1]);
  const wide = await page.locator(".space.wide").count();
  assert.equal(0 < wide, 0 < run, `${run} more steps, ${wide} more spaces`);
  assert.equal(await page.locator(".space.near").count(), reach);
  await close();
});

test("a round and the last one by keyboard alone", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/play/${GAME}?speed=0`);
  const start = page.getByRole("button", { name: "Play now" });
  await start.waitFor();
  await start.focus();
  await page.keyboard.press("Enter");
  await page.locator("#gbr-rails").waitFor();
  const decide = async ({ keyboard }) => {
    await keyboard.press("1");
    await keyboard.press("Enter");
  };
  const inRound2 = page.locator(".bar .phase").getByText("Round 2", { exact: true });
  await playOn(page, decide, () => inRound2.isVisible());
  await close();
  const last = await sitAt(browser, server.url, "gbr-last");
  await playOn(last.page, decide);
  await last.page.getByRole("heading", { name: /\bwins?\b|share/ }).waitFor();
  await last.close();
});

test("the spaces are one stop for the tab key, and arrows go from car to car", async () => {
  const { page, close } = await sitAt(browser, server.url, "gbr-seven");
  const spaces = page.locator(".space[tabindex='0']");
  assert.equal(await spaces.count(), 1);
  await spaces.focus();
  const seen = new Set();
  for (let n = 0; n < 18; n += 1) {
    seen.add(await focused(page));
    await page.keyboard.press("ArrowLeft");
  }
  for (let n = 0; n < 18; n += 1) {
    seen.add(await focused(page));
    await page.keyboard.press("ArrowRight");
  }
  const cars = new Set([...seen].map((label) => label.match(/^car (\d)/)?.[1]));
  assert(1 < cars.size, `arrow keys reached ${[...seen].join("; ")}`);
  await close();
});

test("three browsers fight, and the winner deals the brains out by tapping", async () => {
  const people = await sitTogether(browser, server.url, {
    game: GAME,
    options: { free_cheese: true },
    names: ["Ann", "Bob", "Cid"],
  });
  const pages = people.map(({ page }) => page);
  await assertHandsAreSecret(people);
  // All start beside each other: the first goes to the second, who stays, and the
  // third comes along. A move is never shorter than a step, so no luck is needed.
  const [{ state }] = awaited(people);
  const [first, second, third] = [0, 1, 2].map((n) => people[(state.seat + n) % 3]);
  await goTo(first, `Fight ${second.name}`);
  await button(first.page, "Do not fight").click();
  await button(second.page, /^Roll \d dice$/).click();
  await button(second.page, "Stay put").click();
  await button(second.page, "Do not fight").click();
  await goTo(third, `Fight ${second.name}`);
  await third.page.getByRole("heading", { name: /^You meet / }).waitFor();
  await button(third.page, "Fight").click();
  for (const page of pages) {
    await page.locator(".ring > li").nth(2).waitFor();
    await page.locator(".ring .total").nth(2).waitFor();
    await assertNoSidewaysScroll(page, "a fight");
  }
  await assertAccessible(first.page, "a fight");
  const passes = (page) => button(page, "Throw no card").click();
  await playTogether(people, passes, () => pages[0].locator(".brawl .deal").isVisible());
  for (const page of pages) await page.locator(".brawl .deal").waitFor();
  // The same totals everywhere, and the highest of them wins.
  const [totals, ...others] = await Promise.all(
    pages.map((page) => page.locator(".ring .total").allInnerTexts()),
  );
  for (const other of others) assert.deepEqual(other, totals);
  const winning = await pages[0].locator(".ring .won .total").innerText();
  assert.equal(Number(winning), Math.max(...totals.map(Number)), `${winning} wins among ${totals}`);
  const [winner] = awaited(people);
  await assertAccessible(winner.page, "brains to deal out");
  for (let n = 3; 0 < n; n -= 1) {
    const brains = winner.page.locator(".deal .poster");
    assert.equal(await brains.count(), n);
    await brains.first().click();
    assert.match(await primary(winner.page).innerText(), / for (Ann|Bob|Cid)$/);
    await primary(winner.page).click();
    const gone = winner.page.locator(".deal .poster").nth(n - 1);
    await gone.waitFor({ state: "detached" });
  }
  for (const { close } of people) await close();
});

test("who falls behind the train runs there and gets back on", async () => {
  const { page, close } = await sitAt(browser, server.url, "gbr-behind");
  await page.getByText(/^You must get back on the train/).waitFor();
  const behind = page.locator(".behind");
  assert.match(await behind.innerText(), /Running behind the train: .*Ada/);
  // The cards are gone, so there are two dice, and at least two steps.
  await page.getByText("No card in hand").waitFor();
  assert.equal(await page.getByRole("button", { name: "Stay put" }).count(), 0);
  await assertAccessible(page, "behind the train");
  // The car one stood in is gone, and the tab key still finds the train.
  assert.equal(await page.locator(".space[tabindex='0']").count(), 1);
  // Others play on at once, so the log tells: stopping anywhere is on the train.
  const stops = page.locator(".log li", { hasText: "You stop on " });
  const before = await stops.count();
  await page.locator(".space.near").first().evaluate((it) => it.click());
  await primary(page).click();
  await stops.nth(before).waitFor();
  await close();
});

test("French, dark, seven players and 320 pixels wide", async () => {
  const { page, close } = await sitAt(browser, server.url, "gbr-seven", {
    locale: "fr-FR",
    colorScheme: "dark",
    viewport: { width: 320, height: 640 },
  });
  assert(await isMoving(page), "the player is about to move");
  await assertNoSidewaysScroll(page, "a move");
  await assertAccessible(page, "the table in French");
  assert.deepEqual(await tooSmall(page, ".gbr button"), []);
  await playOn(page, clickOnce, async () => {
    await assertNoSidewaysScroll(page, "the table");
    return (await page.locator(".bar .phase").textContent()).startsWith("Manche 4");
  });
  await close();
});

test("portraits are shown on their posters, and kept for later", async () => {
  const { page, context, close } = await newPage(browser);
  await startGame(page, server.url, GAME);
  const portrait = page.locator(".fist .pic img").first();
  await portrait.waitFor();
  const file = new URL(await portrait.evaluate((it) => it.src)).pathname;
  assert.match(file, /^\/art\/great-brain-robbery\/[a-z-]+\.svg$/);
  await page.locator(".fist .poster").first().click({ button: "right" });
  const dialog = page.getByRole("dialog");
  await dialog.locator(".pic img").waitFor();
  await assertAccessible(page, "a brain in full");
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await page.locator(".seat .hit").first().click();
  await page.getByText(/at most 2 at the end of a turn/).waitFor();
  await page.keyboard.press("Escape");
  await untilKept(page, ["/shared.wasm", "/split_great_brain_robbery.wasm", file]);
  await context.setOffline(true);
  await page.reload();
  await portrait.waitFor();
  await page.waitForFunction(() => 0 < document.querySelector(".fist .pic img").naturalWidth);
  await close();
});

/** Rolls, chooses a place from the list, and stops there. */
async function goTo({ page }, where) {
  await button(page, /^Roll \d dice$/).click();
  // The list of places is there before the roll, too.
  await button(page, "Choose where to stop").waitFor();
  await page.getByRole("button", { name: new RegExp(`^${where}, `) }).first().click();
  await button(page, /^Stop here/).click();
}

/** What one holds, nobody else can read anywhere. */
async function assertHandsAreSecret(people) {
  for (const { page, name } of people) {
    const cards = await page.locator(".fist .pname").allInnerTexts();
    assert.equal(cards.length, 1, `${name} was dealt a card`);
    for (const other of people.filter((it) => it.page !== page)) {
      const html = await other.page.content();
      assert(!html.includes(`>${cards[0]}<`), `${other.name} sees ${cards[0]} of ${name}`);
    }
  }
}

function button(page, name) {
  return prompt(page).getByRole("button", { name, exact: typeof name === "string" });
}

async function isMoving(page) {
  const prompt = page.getByText(/^(You must (stop somewhere|get back)|Vous devez (vous arrêter|remonter))/);
  return prompt.first().isVisible();
}

function focused(page) {
  return page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? "");
}

/**
 * Makes one decision by clicking: the brake before a brain, a brain before a new
 * car, and otherwise as far as it goes.
 */
async function clickOnce(page) {
  if (await ready(page).isVisible()) return ready(page).click();
  const ways = page.locator(".dest button[aria-pressed]:not(.off)");
  const words = await ways.allInnerTexts();
  for (const wanted of [/Brake|Frein/, /Brain|Cerveau/, /New|Nouveau/, /./]) {
    const nth = words.findLastIndex((it) => wanted.test(it));
    if (0 <= nth) {
      await ways.nth(nth).click();
      return ready(page).click();
    }
  }
  return page.locator(".poster[aria-disabled=false]").first().click();
}
