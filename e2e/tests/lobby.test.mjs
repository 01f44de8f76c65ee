// Getting in: who sits where before the game, what the host arranges, and that
// everybody sees it. One of them has a phone, one reads French, one loses the
// network.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  DOWN,
  NARROW,
  assertAccessible,
  assertNoSidewaysScroll,
  inStep,
  invite,
  nameMe,
  newPage,
  person,
  prompt,
  setUp,
  takeSeat,
  until,
} from "../helper.mjs";

const GAME = "mmm-brains";

let browser, server;

setUp((it) => ({ browser, server } = it));

const chair = (page, name) => page.locator(".chairs li").filter({ hasText: name });
const names = (page) => page.locator(".chairs li b").allInnerTexts();

/** Waits until the chairs of a page hold. */
function untilChairs(page, holds, what) {
  let now;
  const find = async () => {
    now = await names(page);
    return holds(now) && now;
  };
  const isOther = (before) => [...document.querySelectorAll(".chairs li b")].map((it) => it.innerText).join() !== before;
  return until(find, () => page.waitForFunction(isOther, now.join(), { timeout: 15_000 }), { n: 40, what });
}

/** Ada opens a table for four people. */
async function open(options = {}) {
  const ada = await person(browser, "Ada", options);
  await ada.page.goto(server.url);
  await nameMe(ada.page, "Ada");
  await invite(ada.page, server.url, GAME, [0, 1]);
  await ada.page.getByRole("img", { name: "Connected" }).waitFor();
  const link = await ada.page.getByRole("textbox", { name: "Invite link" }).inputValue();
  return { ada, link };
}

test("a guest finds a seat, and the host arranges the table", async () => {
  const { ada, link } = await open();
  const bert = await person(browser, "Bert", NARROW);
  await bert.page.goto(`${link}?speed=0`);
  // The invitation shows the game, the seats and who sits.
  await bert.page.getByText("Mmm").first().waitFor();
  await bert.page.getByText("Ada", { exact: true }).waitFor();
  await assertAccessible(bert.page, "the invitation");
  const seats = bert.page.locator(".crewline .choice");
  const last = (await seats.count()) - 1;
  await seats.nth(last).click();
  assert.equal(await seats.nth(last).getAttribute("aria-pressed"), "true");
  await takeSeat(bert);
  const at = await untilChairs(ada.page, (all) => all.includes("Bert"), "Ada sees Bert");
  await chair(ada.page, "Bert").getByText("just came in").waitFor();
  await chair(ada.page, "Bert").getByText("is here").waitFor();
  await untilChairs(bert.page, (all) => all.join() === at.join() || all.includes("Ada"), "Bert sees himself");

  // He moves, and she sees it; he has no tools.
  assert.equal(await bert.page.locator(".chairs .remove").count(), 0);
  const free = bert.page.getByRole("button", { name: /^Seat \d: Sit here$/ });
  if (await free.count()) {
    const before = at.indexOf("Bert");
    await free.first().click();
    await untilChairs(ada.page, (all) => all.includes("Bert") && all.indexOf("Bert") !== before, "Bert moved");
  }

  // A bot of a chosen level on a free seat, and a stronger one.
  await ada.page.getByRole("button", { name: /^Seat \d: Add a bot$/ }).first().click();
  const sheet = ada.page.locator("dialog[open]");
  assert.equal(await sheet.getByRole("radio").count(), 6, "five levels, or nobody");
  await sheet.getByRole("radio", { name: /^Ghoul/ }).click();
  await chair(bert.page, "bot, Ghoul").waitFor();
  await chair(ada.page, "bot, Ghoul").getByRole("button").click();
  await ada.page.locator("dialog[open]").getByRole("radio", { name: /^Mastermind/ }).click();
  await chair(bert.page, "bot, Mastermind").waitFor();

  // One seat more, and nobody is lost when they are shuffled.
  const n = (await names(ada.page)).length;
  await ada.page.getByRole("button", { name: "One seat more" }).click();
  await untilChairs(bert.page, (all) => all.length === n + 1, "one seat more");
  await ada.page.getByRole("button", { name: "Shuffle the seats" }).click();
  await untilChairs(bert.page, (all) => all.includes("Ada") && all.includes("Bert"), "after a shuffle");
  await assertAccessible(ada.page, "the lobby of a host");
  await assertAccessible(bert.page, "the lobby of a guest");
  await assertNoSidewaysScroll(bert.page, "the lobby of a guest");

  const n_taken = await ada.page.locator(".chairs li:not(.open)").count();
  await ada.page.getByRole("button", { name: `Start with ${n_taken}` }).click();
  for (const { page } of [ada, bert]) await prompt(page).waitFor();
  const { seats: played } = ada.messages.filter((it) => it.type === "table").at(-1);
  assert.equal(played.length, n_taken, "free seats are left out");
  for (const it of [ada, bert]) await it.close();
});

test("who leaves asks nobody, and the next one is the host, in French", async () => {
  const { ada, link } = await open();
  const berthe = await person(browser, "Berthe", { locale: "fr-FR" });
  await berthe.page.goto(`${link}?speed=0`);
  await berthe.page.getByRole("textbox", { name: /^Votre nom/ }).fill("Berthe");
  await berthe.page.getByRole("button", { name: "Prendre place" }).click();
  await berthe.page.getByText("Ada lance la partie.").waitFor();
  await ada.page.getByRole("button", { name: "Leave" }).click();
  await ada.page.getByRole("heading", { name: "Got a code?" }).waitFor();
  await chair(berthe.page, "Ada").waitFor({ state: "detached" });
  await chair(berthe.page, "Berthe").getByText("Hôte").waitFor();
  await berthe.page.getByRole("button", { name: "Mélanger les places" }).waitFor();
  await assertAccessible(berthe.page, "the French lobby");
  // Her device remembers no seat.
  await ada.page.goto(`${link}?speed=0`);
  await ada.page.getByRole("button", { name: "Take a seat" }).waitFor();
  for (const it of [ada, berthe]) await it.close();
});

test("who was offline while the host changed something agrees when back", async () => {
  const { ada, link } = await open();
  const bert = { name: "Bert", ...(await newPage(browser, { allowed: DOWN })) };
  await bert.page.goto(`${link}?speed=0`);
  await takeSeat(bert);
  await untilChairs(ada.page, (all) => all.includes("Bert"), "Ada sees Bert");
  await chair(ada.page, "Bert").getByText("is here").waitFor();
  await bert.page.context().setOffline(true);
  await chair(ada.page, "Bert").getByText("away").waitFor();
  await ada.page.getByRole("button", { name: "Shuffle the seats" }).click();
  const late = ada.page.getByText(/^Bert hasn’t seen your last change yet/);
  await late.waitFor();
  await bert.page.context().setOffline(false);
  await late.waitFor({ state: "detached" });
  await chair(ada.page, "Bert").getByText("is here").waitFor();
  await ada.page.getByRole("button", { name: "Fill with bots and start" }).click();
  for (const { page } of [ada, bert]) await prompt(page).waitFor();
  for (const it of [ada, bert]) await it.close();
});

test("four people come together: by the system’s sheet, on a phone, in French, and one whose network goes", async () => {
  const ada = await person(browser, "Ada", { ...NARROW, hasTouch: true });
  await ada.page.addInitScript(() => {
    window.shared = [];
    navigator.share = async (what) => window.shared.push(what);
  });
  await ada.page.goto(server.url);
  await nameMe(ada.page, "Ada");
  await invite(ada.page, server.url, "brain-flip", [0, 1]);
  await ada.page.getByRole("img", { name: "Connected" }).waitFor();
  const link = await ada.page.getByRole("textbox", { name: "Invite link" }).inputValue();
  await ada.page.getByRole("button", { name: "Share" }).click();
  const [{ title, url }] = await ada.page.evaluate(() => window.shared);
  assert.equal(url, link);
  assert.match(title, /Brain Flip/);
  const seats = await names(ada.page);
  // One more than they are: a full table starts by itself.
  for (let n = seats.length; n < 5; n += 1) {
    await ada.page.getByRole("button", { name: "One seat more" }).click();
    await untilChairs(ada.page, (all) => all.length === n + 1, "one seat more");
  }

  const [bert, dora] = [await person(browser, "Bert"), await person(browser, "Dora", { allowed: DOWN })];
  const claire = await person(browser, "Claire", { locale: "fr-FR" });
  for (const it of [bert, dora]) {
    await it.page.goto(`${link}?speed=0`);
    await takeSeat(it);
  }
  await claire.page.goto(`${link}?speed=0`);
  await claire.page.getByRole("textbox", { name: /^Votre nom/ }).fill("Claire");
  await claire.page.getByRole("button", { name: "Prendre place" }).click();
  await untilChairs(ada.page, (all) => ["Ada", "Bert", "Claire", "Dora"].every((it) => all.includes(it)), "all four");

  // A house rule of the host is read by everybody in their own language, and agreed to.
  await ada.page.getByRole("button", { name: "None changed" }).click();
  const sheet = ada.page.locator("dialog[open]");
  await sheet.getByRole("radiogroup", { name: "Grid" }).getByRole("radio").last().click();
  await sheet.getByRole("button", { name: "Done" }).click();
  await ada.page.getByRole("button", { name: "1 changed" }).waitFor();
  for (const { page } of [bert, dora]) await page.locator(".agreed").filter({ hasText: "House rules" }).waitFor();
  await claire.page.locator(".agreed").filter({ hasText: "Règles maison" }).waitFor();

  await dora.context.setOffline(true);
  await chair(ada.page, "Dora").getByText("away").waitFor({ state: "attached" });
  await ada.page.getByRole("button", { name: "Start with 4" }).click();
  await ada.page.getByText(/^Dora hasn’t seen your last change yet/).waitFor();
  await dora.context.setOffline(false);
  const people = [ada, bert, claire, dora];
  for (const { page } of people) await prompt(page).waitFor();
  for (const it of people) await it.until(() => true);
  await inStep(people);
  for (const { page } of people) assert.equal(await page.locator(".bfl-place").count(), 4);
  for (const it of people) await it.close();
});
