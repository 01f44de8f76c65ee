// Thumbs that tap twice, or hammer: one press is one move, in every game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, press, setUp, sitTogether } from "../helper.mjs";

const GAMES = ["mmm-brains", "oh-my-brain", "give-me-the-brain", "great-brain-robbery", "brain-flip"];
const PHONE = { hasTouch: true, viewport: { width: 390, height: 844 } };
const GAPS_MS = [30, 80, 130, 200, 280];
/** What has just appeared ignores taps for this long, and a little more. */
const GUARD_MS = 450;

let browser, server;

setUp((it) => ({ browser, server } = it));

for (const game of GAMES) {
  test(`a double tap on the main button of ${game} makes one move and takes nothing back`, async () => {
    const { page, close } = await newPage(browser, PHONE);
    await start(page, game);
    const corner = await page.getByRole("button", { name: "Undo" }).boundingBox();
    let misses = 0;
    for (const gap of GAPS_MS) {
      const button = await ready(page);
      if (button === undefined) break;
      const before = await moves(page, game);
      const box = await button.boundingBox();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(gap);
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(GUARD_MS);
      const after = await moves(page, game);
      if (after === undefined) break;
      // Where others may interrupt, somebody was faster, and the taps say nothing.
      if (after.mine === before.mine && before.others < after.others) continue;
      // Taps on a button that asks back, or that has just appeared, do nothing; a move that was
      // taken back would leave no trace every time.
      if (after.mine === before.mine && (misses += 1) < GAPS_MS.length) {
        await page.keyboard.press("Escape");
        continue;
      }
      assert.equal(after.mine - before.mine, 1, `moves after two taps in ${gap} ms`);
      const undo = await page.getByRole("button", { name: "Undo" }).boundingBox();
      assert.deepEqual(undo, corner, "undo stays where it is");
    }
    await close();
  });
}

test("hammering on the throw throws once", async () => {
  const { page, close } = await newPage(browser, PHONE);
  await start(page, "mmm-brains");
  const button = await ready(page);
  const before = await moves(page, "mmm-brains");
  // By the page's own clock, however busy the machine is.
  await button.evaluate(async (button) => {
    for (let n = 0; n < 20; n += 1) {
      button.click();
      await new Promise((done) => setTimeout(done, 100));
    }
  });
  assert.equal((await moves(page, "mmm-brains")).mine - before.mine, 1);
  await close();
});

test("the key for undo takes back one move at a time", async () => {
  const { page, close } = await newPage(browser);
  await start(page, "mmm-brains");
  await (await ready(page)).click();
  // Stopping waits for the choice of a colour, and can be taken back until then.
  const stop = page.getByRole("button", { name: "Stop", exact: true });
  await stop.waitFor();
  await ready(page);
  await stop.click();
  await page.getByRole("button", { name: "Undo", disabled: false }).waitFor();
  await ready(page);
  const before = await moves(page, "mmm-brains");
  // The second press would be for whatever the first one brings up.
  await page.keyboard.press("u");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(GUARD_MS);
  assert.equal((await moves(page, "mmm-brains")).mine - before.mine, -1);
  await close();
});

test("who shouts twice in a hurry has shouted", async () => {
  const names = ["Ann", "Bob"];
  const people = await sitTogether(browser, server.url, { game: "brain-flip", names });
  // At the speed of people.
  for (const { page } of people) await page.goto(page.url().split("?")[0]);
  const chooses = async ({ page }) => {
    await page.locator(".bfl-place svg").first().waitFor();
    return page.getByRole("button", { name: "Tap a picture" }).isVisible();
  };
  const [master, guesser] = (await chooses(people[0])) ? people : people.toReversed();
  await master.page.locator(".bfl-place").first().click();
  await (await ready(master.page)).click();
  const shout = guesser.page.getByRole("button", { name: "Got it!" });
  await shout.waitFor();
  await shout.evaluate(async (button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const tap = () => document.elementFromPoint(x + width / 2, y + height / 2).click();
    tap();
    await new Promise((done) => setTimeout(done, 100));
    tap();
  });
  await guesser.page.getByRole("button", { name: "Cancel" }).waitFor();
  for (const it of people) await it.close();
});

async function start(page, game) {
  await page.goto(`${server.url}/play/${game}`);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("region", { name: "Prompt" }).waitFor();
}

/** The button that makes a move, once it would: what must be chosen before is. */
async function ready(page) {
  const main = page.locator(".acting .primary");
  const ask = page.getByRole("button", { name: "Ask a question" });
  const answer = page.locator(".acting .even .secondary").first();
  const over = page.getByRole("heading", { name: "The game is over" });
  for (let tries = 0; tries < 200; tries += 1) {
    if (await over.isVisible()) return undefined;
    const sheet = page.getByRole("dialog", { name: "Ask a question" });
    if (await isOpen(page, ask)) {
      await press(ask);
      await sheet.waitFor();
      await sheet.locator(".bfl-questions .choice").nth(tries % 5).click();
      await page.waitForTimeout(GUARD_MS);
      return sheet.locator(".primary");
    }
    if ((await main.isVisible()) && (await main.isDisabled())) await choose(page);
    // Asking opens a sheet: what makes the move is in there.
    const buttons = (await ask.isVisible()) ? [] : [answer, main];
    for (const button of buttons) {
      if ((await isOpen(page, button)) && !(await ask.isVisible())) return button;
    }
    await page.waitForTimeout(100);
  }
  return assert.fail("it was never this player's turn");
}

/** Whether it can be pressed, and could a while ago: nothing moves meanwhile. */
async function isOpen(page, button) {
  const still = async () => {
    const [is_open, prompt] = [await button.isVisible(), await page.locator(".sentence").innerText()];
    return is_open && (await button.isEnabled()) && prompt !== "…" ? prompt : undefined;
  };
  const before = await still();
  if (before === undefined) return false;
  await page.waitForTimeout(GUARD_MS);
  return (await still()) === before;
}

/** Chooses whatever the number keys choose, or a picture. */
async function choose(page) {
  const picture = page.locator(".bfl-place").first();
  if (await picture.isVisible()) await picture.click();
  else await page.keyboard.press("1");
}

/** How many moves of this player and of the others stand; nothing once the game is over. */
async function moves(page, game) {
  return page.evaluate((key) => {
    const saved = localStorage.getItem(key);
    if (saved === null) return undefined;
    const lines = JSON.parse(saved).record.split("\n").filter((line) => /^\d+ /.test(line));
    const mine = lines.filter((line) => /^\d+ A /.test(line)).length;
    return { mine, others: lines.length - mine };
  }, `brainery.game.${game}`);
}
