// Games as whoever plays by ear plays them: everything is found by its role and
// its name, pressed with the keyboard, and the keyboard is never lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, playNow, prompt, setUp, sitAt } from "../helper.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

/** What is only looked at, or cannot be chosen now, says so in its name. */
const CHOICES = /^(?!Look|Show|What|Discard|Top of|.*not now)/;

test("a whole game of Mmm... Brains! from the first move", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/play/mmm-brains?speed=0`);
  await press(page, playNow(page));
  await prompt(page).waitFor();
  await playByEar(page);
  await close();
});

for (const position of ["omb-last", "gmb-last", "gbr-last", "bfl-last"]) {
  test(`the end of a game by ear: ${position}`, async () => {
    const { page, close } = await sitAt(browser, server.url, position);
    await playByEar(page);
    await close();
  });
}

/** Waits for “Your turn”, presses what can be pressed, until somebody has won. */
async function playByEar(page) {
  const over = page.getByRole("heading", { name: /\bwins?\b|share|loses/ });
  const turn = page.getByRole("alert").filter({ hasText: /Your turn/ });
  for (let n = 0; n < 400; n += 1) {
    await turn.or(over).first().waitFor();
    if (await over.isVisible()) return;
    await decide(page);
    await somewhere(page, `after decision ${n}`);
  }
  assert.fail("the game did not end");
}

async function decide(page) {
  const dialog = page.getByRole("dialog");
  if (await dialog.isVisible()) {
    const answer = dialog.getByRole("button", { disabled: false }).filter({ hasNotText: /^(Close|Cancel)$/ });
    return press(page, answer.last());
  }
  const actions = prompt(page).getByRole("group", { name: "Actions" }).getByRole("button", { name: /^(?!Cancel|Undo)/, disabled: false });
  if (await actions.count()) return press(page, actions.first());
  const table = page.getByRole("region", { name: "Table", exact: true });
  const choice = table.getByRole("button", { name: CHOICES, disabled: false, pressed: false });
  return press(page, choice.first());
}

/** The keyboard goes there and presses it. */
async function press(page, button) {
  await button.focus();
  await page.keyboard.press("Enter");
}

/** Fails if the keyboard has fallen to the page, once everything is drawn. */
async function somewhere(page, when) {
  const tag = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let n = 0; n < 5; n += 1) await frame();
    return document.activeElement.tagName;
  });
  assert.notEqual(tag, "BODY", when);
}
