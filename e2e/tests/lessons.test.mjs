// First games with a coach: every one by clicking, one by keyboard alone, one in
// French on a phone, and what the device remembers of them.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  NARROW,
  assertAccessible,
  assertNoSidewaysScroll,
  newPage,
  playNow,
  prompt,
  ready,
  setUp,
  tabTo,
  tooSmall,
} from "../helper.mjs";
import { LESSONS, doStep, learn } from "../lessons.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

const bubble = (page) => page.locator(".bub");

async function assertDone(page, game) {
  await page.locator(".fin:not(.lost)").waitFor();
  assert.equal(await page.evaluate((game) => localStorage.getItem(`brainery.lesson.${game}`), game), "done");
}

for (const [game, steps] of Object.entries(LESSONS)) {
  test(`the first game of ${game} is played by clicking, to the triumph`, async () => {
    const { page, close } = await newPage(browser);
    await learn(page, server.url, game);
    for (const [n, step] of steps.entries()) {
      const dots = page.getByRole("img", { name: `Step ${n + 1} of ${steps.length}` });
      await dots.waitFor();
      await assertLit(page, step);
      await doStep(page, step);
    }
    await assertDone(page, game);
    await assertAccessible(page, "the end of a lesson");
    // Once more, from the beginning.
    await page.getByRole("button", { name: "Once more" }).click();
    await page.getByRole("img", { name: `Step 1 of ${steps.length}` }).waitFor();
    await close();
  });
}

/** What is to be touched is in the light, and nothing else on the stage can be. */
async function assertLit(page, { first, touch = [] }) {
  // Something else comes before it.
  if (first || touch.length === 0) return;
  await page.locator(".night rect").first().waitFor();
  for (const selector of touch) {
    const isInert = await page.locator(selector).first().evaluate((it) => it.closest("[inert]") !== null);
    assert(!isInert, `${selector} should be in the light`);
  }
  assert(0 < (await page.locator(".stage [inert]").count()), "all else should rest");
}

test("a lesson is done by keyboard alone", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/play/oh-my-brain?speed=0`);
  await tabTo(page, page.getByRole("link", { name: "Learn in 2 minutes" }));
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Coach" }).waitFor();
  for (const [n, { touch = [] }] of LESSONS["oh-my-brain"].entries()) {
    await page.getByRole("img", { name: `Step ${n + 1} of 7` }).waitFor();
    for (const selector of touch) {
      const card = page.locator(`${selector} button`).first();
      if ((await card.getAttribute("aria-pressed")) === "true") continue;
      await tabTo(page, card);
      await page.keyboard.press("Enter");
    }
    await ready(page).waitFor();
    await tabTo(page, ready(page));
    await page.keyboard.press("Enter");
  }
  await assertDone(page, "oh-my-brain");
  await close();
});

test("a lesson in French on a phone fits, and can be read by everybody", async () => {
  const { page, close } = await newPage(browser, {
    locale: "fr-FR",
    ...NARROW,
    hasTouch: true,
  });
  await learn(page, server.url, "mmm-brains");
  const steps = LESSONS["mmm-brains"];
  for (const [n, step] of steps.entries()) {
    await page.getByRole("img", { name: `Étape ${n + 1} sur ${steps.length}` }).waitFor();
    await assertNoSidewaysScroll(page, `step ${n + 1}`);
    assert.deepEqual(await tooSmall(page, ".bub :is(button, a)"), []);
    await assertAccessible(page, `step ${n + 1}`);
    await doStep(page, step);
  }
  await assertDone(page, "mmm-brains");
  await page.getByRole("button", { name: "Jouer pour de bon" }).waitFor();
  await close();
});

test("the place is kept, steps can be skipped and gone back to", async () => {
  const { page, close } = await newPage(browser);
  await learn(page, server.url, "give-me-the-brain");
  const at = (n) => page.getByRole("img", { name: `Step ${n} of 6` }).waitFor();
  await at(1);
  await page.getByRole("button", { name: "Skip" }).click();
  await at(2);
  await page.reload();
  await at(2);
  await page.getByRole("button", { name: "One step back" }).click();
  await at(1);
  assert.equal(await page.getByRole("button", { name: "One step back" }).count(), 0);
  await page.getByRole("button", { name: "Skip" }).click();
  await at(2);
  // Whoever leaves comes back to the same place.
  await page.getByRole("link", { name: /^Leave the lesson/ }).click();
  await page.getByRole("link", { name: "Go on learning" }).click();
  await at(2);
  for (let n = 2; n <= 6; n += 1) {
    await at(n);
    await page.getByRole("button", { name: "Skip" }).click();
  }
  await assertDone(page, "give-me-the-brain");
  // A game of one's own begins at once.
  await page.getByRole("button", { name: "Play a real game" }).click();
  await page.waitForURL(/\/play\/give-me-the-brain/);
  await prompt(page).waitFor();
  assert.equal(await page.locator(".coach").count(), 0);
  await close();
});

test("another move than the one asked for gets a friendly word, and changes nothing", async () => {
  const { page, close } = await newPage(browser);
  await learn(page, server.url, "mmm-brains");
  await doStep(page, LESSONS["mmm-brains"][0]);
  await page.getByRole("img", { name: "Step 2 of 7" }).waitFor();
  // Stopping is beside the light, but one can.
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await bubble(page).getByText("That works too! But let’s try this first.").waitFor();
  await page.getByRole("img", { name: "Step 2 of 7" }).waitFor();
  assert.equal(await page.locator(".refusal").count(), 0, "that is no mistake");
  await doStep(page, LESSONS["mmm-brains"][1]);
  await page.getByRole("img", { name: "Step 3 of 7" }).waitFor();
  assert.equal(await bubble(page).getByText("That works too!").count(), 0);
  await close();
});

test("a newcomer is asked to learn, and not again once it is done", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/?speed=0`);
  // On a large screen a sign beside the shelf, on a small one the zombie.
  await page.getByRole("link", { name: "Learn in 2 minutes" }).click();
  await page.getByRole("region", { name: "Coach" }).waitFor();
  await page.evaluate(() => localStorage.setItem("brainery.lesson.mmm-brains", "done"));
  await page.goto(`${server.url}/`);
  await page.locator(".bubble").waitFor();
  assert.equal(await page.locator(".bubble .learn").count(), 0);
  await page.goto(`${server.url}/play/mmm-brains`);
  await playNow(page).waitFor();
  assert.equal(await page.locator(".more .learn.fresh").count(), 0);
  await page.getByRole("link", { name: "Once more" }).waitFor();
  // Where there is no lesson there is no way to one.
  await page.goto(`${server.url}/learn/pig`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await page.locator(".coach").count(), 0);
  await close();
});
