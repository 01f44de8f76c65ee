// The Great Brain Robbery: a whole game, a fight of three, a fall and the way back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { join } from "node:path";
import {
  assertAccessible,
  assertHonest,
  assertNoSidewaysScroll,
  newPage,
  playUntil,
  press,
  setUp,
  sitTogether,
  startGame,
  whenKept,
} from "../helper.mjs";
import { whyNot } from "../refusal.mjs";

const GAME = "great-brain-robbery";

let browser, server;

setUp((it) => ({ browser, server } = it));

test("a whole game against bots by clicking, and it was honest", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url, GAME);
  await playUntil([page], clickOnce);
  await page.getByRole("heading", { name: "The game is over" }).waitFor();
  await assertHonest(page);
  await assertAccessible(page, "the end of a game");
  await close();
});

test("the way is shown before one stops, and what is too far says why", async () => {
  // Whoever begins has a card, and nobody disturbs.
  const names = ["Ann", "Bob", "Cid"];
  const people = await sitTogether(browser, server.url, { game: GAME, names });
  const [{ page }] = await order(people);
  await button(page, /^Roll /).click();
  await page.locator(".gbr-space.near").first().waitFor();
  // What has just appeared ignores taps for a moment.
  await page.waitForTimeout(400);
  // A new car cannot be reached with one die, since the train has two.
  const far = page.locator(".gbr-space[aria-disabled=true]").last();
  await far.evaluate((it) => it.click());
  assert.match(await whyNot(page), /^GBR-6\.(up-to|walls)$/);
  assert.equal(await primary(page).innerText(), "Choose where to stop");
  const near = page.locator(".gbr-space.near").last();
  assert.match(await near.getAttribute("aria-label"), /^car \d, row [abc], column \d.*, \d steps? away$/);
  await near.evaluate((it) => it.click());
  await page.getByText(/^To \d:[abc]\d: \d used, \d left\./).waitFor();
  assert.equal(await page.locator(".gbr-space.goal").count(), 1);
  assert.equal(await primary(page).innerText(), "Stop here");
  await assertAccessible(page, "a way");
  await page.keyboard.press("Escape");
  await page.locator(".gbr-space.goal").waitFor({ state: "detached" });
  assert.equal(await primary(page).innerText(), "Choose where to stop");
  // A card would carry one farther.
  const card = page.locator(".gbr-hand .gbr-button").first();
  const reach = await page.locator(".gbr-space.near").count();
  await card.evaluate((it) => it.click());
  assert.match(await primary(page).innerText(), /^Throw .+ for \d+ more steps?$/);
  const run = Number((await primary(page).innerText()).match(/for (\d+)/)[1]);
  const wide = await page.locator(".gbr-space.wide").count();
  assert.equal(0 < wide, 0 < run, `${run} more steps, ${wide} more spaces`);
  assert.equal(await page.locator(".gbr-space.near").count(), reach);
  for (const { close } of people) await close();
});

test("two rounds by keyboard alone", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/play/${GAME}?speed=0`);
  const start = page.getByRole("button", { name: "Start the game" });
  await start.waitFor();
  await start.focus();
  await page.keyboard.press("Enter");
  await page.locator(".gbr-rails").waitFor();
  const decide = async () => {
    if (!(await primary(page).isVisible())) return page.waitForTimeout(10);
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
  };
  await playUntil([page], decide, () => page.getByText("Round 3", { exact: true }).isVisible());
  // One stop for the tab key, arrows from space to space, also into the next car.
  await playUntil([page], decide, () => isMoving(page));
  const spaces = page.locator(".gbr-space[tabindex='0']");
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
  const [first, second, third] = await order(people);
  await goTo(first, second.name);
  await button(first.page, "Do not fight").click();
  await goTo(second, "Stay");
  await button(second.page, "Do not fight").click();
  await goTo(third, second.name);
  await third.page.getByRole("heading", { name: /^You meet / }).waitFor();
  await button(third.page, "Fight").click();
  for (const page of pages) {
    await page.locator(".gbr-fighter").nth(2).waitFor();
    await page.locator(".gbr-fighter .total").nth(2).waitFor();
    await assertNoSidewaysScroll(page, "a fight");
  }
  await assertAccessible(first.page, "a fight");
  const passes = async (page) => {
    const pass = button(page, "Throw no card");
    return (await pass.isVisible()) ? press(pass) : page.waitForTimeout(10);
  };
  const hasEnded = async (page) => page.locator(".gbr-deal").isVisible();
  await playUntil(pages, passes, hasEnded, 300);
  for (const page of pages) await page.locator(".gbr-deal").waitFor();
  // The same totals everywhere, and the highest of them wins.
  const [totals, ...others] = await Promise.all(
    pages.map((page) => page.locator(".gbr-fighter .total").allInnerTexts()),
  );
  for (const other of others) assert.deepEqual(other, totals);
  const winning = await pages[0].locator(".gbr-fighter.winner .total").innerText();
  const best = Math.max(...totals.map(Number));
  const ties = totals.filter((it) => Number(it) === best).length;
  assert(Number(winning) === best || 1 < ties, `${winning} wins among ${totals}`);
  const winner = people[await indexOf(pages, (page) => page.locator(".prompt.mine").isVisible())];
  await assertAccessible(winner.page, "brains to deal out");
  for (let n = 3; 0 < n; n -= 1) {
    const brains = winner.page.locator(".gbr-deal .gbr-button");
    assert.equal(await brains.count(), n);
    await brains.first().click();
    assert.match(await primary(winner.page).innerText(), / for (Ann|Bob|Cid)$/);
    await primary(winner.page).click();
    const gone = winner.page.locator(".gbr-deal .gbr-button").nth(n - 1);
    await gone.waitFor({ state: "detached" });
  }
  for (const { close } of people) await close();
});

test("who falls behind the train runs there and gets back on", async () => {
  const { page, close } = await newPage(browser);
  // A long train falls apart soon, and the last car is the first to go.
  await startGame(page, server.url, GAME, {
    before: async () => {
      await page.getByText("Variants").click();
      await page.getByLabel("Long train").selectOption({ index: 3 });
    },
  });
  assert.equal(await page.locator(".gbr-car").count(), 5);
  const back = page.getByText(/^You must get back on the train/);
  const stay = async () => {
    if (!(await isMoving(page))) return clickOnce(page, { fights: false });
    const way = page.getByRole("button", { name: /^Stay, / });
    if (await way.isVisible()) await way.evaluate((it) => it.click());
    return press(primary(page));
  };
  await playUntil([page], stay, () => back.isVisible());
  await back.waitFor();
  const name = await page.evaluate(() => localStorage.getItem("brainery.name"));
  const behind = page.locator(".gbr-behind");
  assert.match(await behind.innerText(), new RegExp(`Running behind the train: .*${name}`));
  // The cards are gone, so there are two dice, and at least two steps.
  await page.getByText("No card in hand").waitFor();
  assert.equal(await page.getByRole("button", { name: /^Stay, / }).count(), 0);
  await assertAccessible(page, "behind the train");
  // The car one stood in is gone, and the tab key still finds the train.
  assert.equal(await page.locator(".gbr-space[tabindex='0']").count(), 1);
  // Others play on at once, so the log tells: stopping anywhere is on the train.
  const stops = page.locator(".log li", { hasText: "You stop on " });
  const before = await stops.count();
  await page.locator(".gbr-space.near").first().evaluate((it) => it.click());
  await primary(page).click();
  await stops.nth(before).waitFor();
  await close();
});

test("French, dark, seven players and 320 pixels wide", async () => {
  const { page, close } = await newPage(browser, {
    locale: "fr-FR",
    colorScheme: "dark",
    viewport: { width: 320, height: 640 },
  });
  await startGame(page, server.url, GAME, { nth: 4, start: "Commencer la partie" });
  let n = 0;
  const decide = async () => {
    n += 1;
    if (n % 5 === 0) await assertNoSidewaysScroll(page, `the table after ${n} decisions`);
    await clickOnce(page);
  };
  await playUntil([page], decide, () => page.getByText("Manche 2", { exact: true }).isVisible());
  await playUntil([page], decide, () => isMoving(page));
  assert(await isMoving(page), "it should come to a move in the second round");
  await assertNoSidewaysScroll(page, "a move");
  await assertAccessible(page, "the table in French");
  const small = await page.locator(".gbr button, .gbr-players button").evaluateAll((buttons) =>
    buttons
      .map((it) => [it.getAttribute("aria-label") ?? it.innerText, it.getBoundingClientRect()])
      .filter(([, box]) => 0 < box.width && (box.width < 43.5 || box.height < 43.5))
      .map(([label, box]) => `${label}: ${box.width} × ${box.height}`),
  );
  assert.deepEqual(small, []);
  await close();
});

test("portraits are fetched once, shown beside their names, and kept for later", async () => {
  const { page, context, close } = await newPage(browser);
  await startGame(page, server.url, GAME);
  await page.locator(".gbr-hand .picture svg").first().waitFor();
  await page.locator(".gbr-hand .gbr-button").first().click({ button: "right" });
  const dialog = page.getByRole("dialog");
  await dialog.locator(".picture svg").waitFor();
  await assertAccessible(page, "a brain in full");
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await page.locator(".gbr-player button").first().click();
  await page.getByText(/at most 2 at the end of a turn/).waitFor();
  await page.keyboard.press("Escape");
  await whenKept(page, ["split_great_brain_robbery.wasm", "shared.wasm", "art/great-brain-robbery.json"]);
  await context.setOffline(true);
  await page.reload();
  await page.locator(".gbr-hand .picture svg").first().waitFor();
  await close();
});

/** In the order of play. */
async function order(people) {
  const first = await indexOf(
    people.map(({ page }) => page),
    (page) => page.locator(".prompt.mine").isVisible(),
  );
  return people.map((_, n) => people[(first + n) % people.length]);
}

/** The first page for which it holds, once it holds for one. */
async function indexOf(pages, holds) {
  for (let tries = 0; tries < 500; tries += 1) {
    for (const [index, page] of pages.entries()) if (await holds(page)) return index;
    await pages[0].waitForTimeout(10);
  }
  return assert.fail("it should hold for one of the pages");
}

/** Rolls, chooses a place from the list, and stops there. */
async function goTo({ page }, where) {
  await button(page, /^Roll \d dice$/).click();
  const way = page.getByRole("button", { name: new RegExp(`^${where}, `) }).first();
  await way.waitFor();
  // What has just appeared ignores taps for a moment.
  await page.waitForTimeout(400);
  await way.click();
  await button(page, "Stop here").click();
}

/** What one holds, nobody else can read anywhere. */
async function assertHandsAreSecret(people) {
  for (const { page, name } of people) {
    const cards = await page.locator(".gbr-hand .gbr-cards .gbr-card .name").allInnerTexts();
    assert.equal(cards.length, 1, `${name} was dealt a card`);
    for (const other of people.filter((it) => it.page !== page)) {
      const html = await other.page.content();
      assert(!html.includes(`>${cards[0]}<`), `${other.name} sees ${cards[0]} of ${name}`);
    }
  }
}

function button(page, name) {
  const acting = page.getByRole("region", { name: /Prompt|Consigne/ });
  return acting.getByRole("button", { name, exact: typeof name === "string" });
}

function primary(page) {
  return page.locator(".acting .buttons .primary");
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
async function clickOnce(page, { fights = true } = {}) {
  const ready = page.locator(".acting .buttons .primary[aria-disabled=false]");
  if (!fights && (await button(page, "Fight").isVisible())) {
    return press(button(page, "Do not fight"));
  }
  if (await ready.isVisible()) return press(ready);
  const ways = page.locator(".gbr-way[aria-pressed]:not(.far)");
  const words = await ways.allInnerTexts();
  for (const wanted of [/Brake|Frein/, /Brain|Cerveau/, /New|Nouveau/, /./]) {
    const nth = words.findLastIndex((it) => wanted.test(it));
    if (0 <= nth) {
      await ways.nth(nth).evaluate((it) => it.click(), null, { timeout: 1000 }).catch(() => {});
      return press(ready);
    }
  }
  const cards = page.locator(".gbr-button[aria-disabled=false]");
  if ((await cards.count()) > 0) return press(cards.first());
  return page.waitForTimeout(10);
}
