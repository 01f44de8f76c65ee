// Puzzles: the one of the day by clicking and by keyboard, in French on a phone, a wrong move first, and streaks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { NARROW, assertAccessible, assertNoSidewaysScroll, newPage, setUp, tabTo, tooSmall, untilKept } from "../helper.mjs";
import { SHELF, dayAfter, dayOf, knownPuzzle, openPuzzle, play, setDay } from "../puzzles.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

const bubble = (page) => page.locator(".bub");
const GREENWICH = { timezoneId: "UTC" };

/** A page on a day whose puzzle is one that the test knows how to solve. */
async function onADay(game, options = {}) {
  const known = await knownPuzzle(server.url, game);
  const day = await dayOf(server.url, game, known.n);
  const person = await newPage(browser, { ...GREENWICH, ...options });
  await setDay(person.context, day);
  return { ...person, ...known, day };
}

test("the puzzle of the day is found on the shelf and solved by clicking", async () => {
  const { page, puzzle, close } = await onADay("mmm-brains");
  await page.goto(`${server.url}/?speed=0`);
  await page.getByRole("link", { name: /^Puzzle of the day/ }).click();
  await bubble(page).getByRole("heading", { name: "What would you play?" }).waitFor();
  await assertAccessible(page, "a puzzle");
  await page.getByRole("button", { name: "Let me see" }).click();
  await bubble(page).waitFor({ state: "hidden" });
  await play(page, "mmm-brains", puzzle, puzzle.best[0]);
  await bubble(page).getByRole("heading", { name: "Brilliant, at the first try!" }).waitFor();
  assert.equal(await bubble(page).locator(".duel li").count(), 2);
  await bubble(page).getByText("1 day in a row, the last one at the first try").waitFor();
  await assertAccessible(page, "a puzzle that is solved");
  await bubble(page).getByRole("link", { name: "Home" }).click();
  await page.locator(".daily.solved").waitFor();
  await close();
});

test("a wrong move gets a friendly word with what it costs, and then one may try again or be shown", async () => {
  const { page, n, puzzle, close } = await onADay("oh-my-brain");
  await openPuzzle(page, server.url, "oh-my-brain", n);
  const log = await page.locator(".log li").count();
  await play(page, "oh-my-brain", puzzle, puzzle.obvious);
  await bubble(page).getByRole("heading", { name: /^Gotcha! The .+ plays that too\.$/ }).waitFor();
  await bubble(page).getByText(/you win about \d+ games? fewer/).waitFor();
  assert.equal(await page.locator(".log li").count(), log, "nothing has happened");
  await page.getByRole("button", { name: "Try again" }).click();
  await bubble(page).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Coach" }).click();
  await page.getByRole("button", { name: "Show me" }).click();
  await bubble(page).getByRole("heading", { name: /^Best: / }).waitFor();
  await page.locator(".night rect").first().waitFor();
  await play(page, "oh-my-brain", puzzle, puzzle.best[0]);
  await bubble(page).getByRole("heading", { name: "That’s the one. Now you know!" }).waitFor();
  await bubble(page).getByRole("link", { name: "More puzzles" }).click();
  await page.getByRole("link", { name: `Puzzle ${n}, shown by the coach` }).waitFor();
  await assertAccessible(page, "all puzzles");
  await close();
});

test("a puzzle is solved by keyboard alone", async () => {
  const { page, n, puzzle, close } = await onADay("oh-my-brain");
  await openPuzzle(page, server.url, "oh-my-brain", n);
  const press = async (it) => {
    await tabTo(page, it);
    await page.keyboard.press("Enter");
  };
  await press(page.getByRole("button", { name: "Let me see" }));
  await page.waitForFunction(() => document.activeElement?.closest(".act") !== null);
  await play(page, "oh-my-brain", puzzle, puzzle.best[0], press);
  await bubble(page).getByRole("heading", { name: "Brilliant, at the first try!" }).waitFor();
  await close();
});

test("in French on a phone everything fits", async () => {
  const phone = { locale: "fr-FR", ...NARROW, hasTouch: true };
  const { page, puzzle, close } = await onADay("oh-my-brain", phone);
  await page.goto(`${server.url}/?speed=0`);
  const link = page.getByRole("link", { name: /^L’énigme du jour/ });
  assert.deepEqual(await tooSmall(page, ".daily"), []);
  await link.click();
  await bubble(page).getByRole("heading", { name: /^Que joueriez-vous/ }).waitFor();
  const fits = async (where) => {
    await assertNoSidewaysScroll(page, where);
    assert.deepEqual(await tooSmall(page, ".bub :is(button, a)"), []);
    await assertAccessible(page, where);
  };
  await fits("the question");
  await page.getByRole("button", { name: "Voyons voir" }).click();
  await play(page, "oh-my-brain", puzzle, puzzle.obvious);
  await bubble(page).getByRole("heading", { name: /^Piégé/ }).waitFor();
  await fits("a wrong move");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await play(page, "oh-my-brain", puzzle, puzzle.best[0]);
  await bubble(page).getByRole("heading", { name: /^C’est ça/ }).waitFor();
  await fits("the answer");
  await page.getByRole("link", { name: "D’autres énigmes" }).click();
  await page.getByRole("heading", { name: "Énigmes" }).waitFor();
  await fits("all puzzles");
  assert.deepEqual(await tooSmall(page, ".chip"), []);
  await close();
});

test("two days in a row are a streak, and a day that is missed ends it", async () => {
  const { page, context, puzzle, day, close } = await onADay("mmm-brains");
  const solve = async (game, it) => {
    await page.goto(`${server.url}/puzzle?speed=0`);
    await page.getByRole("button", { name: "Let me see" }).click();
    await play(page, game, it, it.best[0]);
    await bubble(page).getByRole("heading", { name: "Brilliant, at the first try!" }).waitFor();
  };
  await solve("mmm-brains", puzzle);
  // Whatever game comes next: what counts is the day.
  const tomorrow = dayAfter(day);
  await setDay(context, tomorrow);
  await page.goto(server.url);
  await page.locator(".daily:not(.solved)").waitFor();
  await page.evaluate((day) => {
    const shelf = "brainery.puzzle";
    localStorage.setItem(shelf, `${localStorage.getItem(shelf)} ${day}+`);
  }, Math.floor(tomorrow.getTime() / 86_400_000));
  await page.reload();
  await page.locator(".daily.solved").getByText("2 days in a row").waitFor();
  await setDay(context, dayAfter(tomorrow));
  await page.reload();
  await page.locator(".daily:not(.solved)").getByText("2 days in a row").waitFor();
  await setDay(context, dayAfter(dayAfter(tomorrow)));
  await page.reload();
  await page.locator(".daily:not(.solved)").waitFor();
  assert.equal(await page.getByText("days in a row").count(), 0);
  await close();
});

test("the answer of every game can be shown, and without a network too", async () => {
  const { page, context, close } = await newPage(browser, { allowed: [/ERR_INTERNET_DISCONNECTED/] });
  await page.goto(server.url);
  await untilKept(page, SHELF.map((game) => `/puzzles/${game}.json`));
  await context.setOffline(true);
  for (const game of SHELF) {
    await openPuzzle(page, server.url, game, 2);
    await page.getByRole("button", { name: "Show me" }).click();
    await bubble(page).getByRole("heading", { name: /^Best: ./ }).waitFor();
  }
  await close();
});

test("a puzzle that does not exist is not found", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/puzzle/oh-my-brain/999`);
  await page.getByRole("heading", { name: "Nobody is buried here." }).waitFor();
  await close();
});
