// The rules as one can see them: pictures of real pieces in every game, examples by
// keyboard, the search, links to clauses, paper, and French on a phone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { NARROW, assertAccessible, assertNoSidewaysScroll, newPage, setUp, sitAt, tabTo, tooSmall } from "../helper.mjs";
import { GAMES } from "../screens.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

async function openRules(game, options, anchor = "") {
  const person = await newPage(browser, options);
  await person.page.goto(`${server.url}/rules/${game}${anchor}`);
  await person.page.locator(".t-clauses").waitFor();
  return person;
}

const search = (page) => page.locator(".t-clauses input");
const clauses = (page) => page.locator(".t-clause:visible");
const example = (page) => page.locator(".t-example").first();
const now = (page) => example(page).locator(".t-now");

for (const game of GAMES) {
  test(`every piece of the rules of ${game} is drawn, from the goal to the last card`, async () => {
    const { page, close } = await openRules(game);
    for (const part of ["goal", "setup", "turn", "example", "special", "end", "clauses"]) {
      assert.equal(await page.locator(`section#${part}`).count(), 1, `there is no ${part}`);
    }
    assert.deepEqual(await page.locator(".t-missing").allTextContents(), []);
    assert(0 < (await page.locator(".t-strip .t-item").count()));
    const broken = () => [...document.images].filter((it) => it.complete && it.naturalWidth === 0).map((it) => it.src);
    assert.deepEqual(await page.evaluate(broken), []);
    await close();
  });
}

test("the search marks what it finds, counts it, and shows all again", async () => {
  const { page, close } = await openRules("oh-my-brain");
  const all = await clauses(page).count();
  await search(page).fill("SPIDER");
  await page.waitForFunction((all) => document.querySelectorAll(".t-clause:not(.off)").length < all, all);
  const found = await clauses(page).count();
  assert(0 < found);
  await page.getByText(`${found} of ${all}`, { exact: true }).waitFor();
  for (const clause of await clauses(page).all()) {
    assert.match((await clause.locator("mark").first().textContent()).toLowerCase(), /^spider$/);
  }
  await search(page).fill("OMB-12.once");
  assert.equal(await clauses(page).count(), 1);
  await search(page).fill("helicopter");
  await page.getByText("No rule says that. Try another word.").waitFor();
  assert.equal(await clauses(page).count(), 0);
  await page.getByRole("button", { name: `Show all ${all}` }).click();
  assert.equal(await clauses(page).count(), all);
  assert.equal(await page.locator("mark").count(), 0);
  await close();
});

test("a link leads to its clause, also past a search", async () => {
  const { page, close } = await openRules("oh-my-brain", {}, "#OMB-12.spider");
  const focused = (id) => page.waitForFunction((id) => document.activeElement?.id === id, id);
  await focused("OMB-12.spider");
  await search(page).fill("mosquito");
  await page.locator(".t-turn .rule-id").first().click();
  await focused("OMB-5.higher");
  assert.equal(await search(page).inputValue(), "");
  assert.match(page.url(), /#OMB-5\.higher$/);
  await close();
});

test("an example is stepped through by keyboard, and a reader hears each step", async () => {
  const { page, close } = await openRules("oh-my-brain");
  const n = await example(page).locator(".t-step").count();
  await tabTo(page, example(page).getByRole("button", { name: "Next" }));
  assert.equal(await example(page).getByRole("status").textContent(), "");
  for (let step = 1; step < n; step += 1) {
    await page.keyboard.press(step % 2 ? "ArrowRight" : "Enter");
    await example(page).getByText(`${step + 1} of ${n}`, { exact: true }).waitFor();
    const said = await now(page).locator(".t-say").innerText();
    assert.equal(await example(page).getByRole("status").textContent(), said);
  }
  await page.keyboard.press("ArrowLeft");
  await example(page).getByText(`${n - 1} of ${n}`, { exact: true }).waitFor();
  await page.keyboard.press("Home");
  await example(page).getByText(`1 of ${n}`, { exact: true }).waitFor();
  await close();
});

test("on paper everything is unfolded, and there is nothing to press", async () => {
  const { page, close } = await openRules("oh-my-brain");
  const all = await clauses(page).count();
  await search(page).fill("spider");
  await page.emulateMedia({ media: "print" });
  assert.equal(await clauses(page).count(), all);
  const steps = await example(page).locator(".t-say").all();
  for (const step of steps) assert(await step.isVisible());
  assert.equal(await page.locator("button:visible, input:visible, nav:visible, .top:visible").count(), 0);
  const inks = await page.locator(".t-main").evaluate((it) => getComputedStyle(it).color);
  assert.equal(inks, "rgb(0, 0, 0)");
  await close();
});

test("French on a phone", async () => {
  const phone = { locale: "fr-FR", ...NARROW, hasTouch: true };
  const { page, close } = await openRules("give-me-the-brain", phone);
  await page.getByRole("heading", { name: "Mise en place" }).waitFor();
  await assertNoSidewaysScroll(page, "the rules");
  assert.deepEqual(await tooSmall(page, ".t-nav a, .t-steps .btn, .t-field"), []);
  // What comes later is not there yet, and comes with a tap.
  const seen = () => example(page).locator(".t-step:visible").count();
  assert.equal(await seen(), 1);
  await example(page).getByRole("button", { name: "Suite" }).tap();
  assert.equal(await seen(), 2);
  await page.getByRole("navigation").getByRole("link", { name: "Toutes les règles" }).tap();
  await search(page).fill("enchere");
  await page.locator("mark").first().waitFor();
  assert.match(await page.locator("mark").first().textContent(), /^enchère$/i);
  await assertAccessible(page, "the rules in French");
  await close();
});
