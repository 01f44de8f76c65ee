// Games that are over, looked at again: step by step, with anybody's eyes, from a
// link, from a file, and played on from any move.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
  PHONE,
  assertAccessible,
  assertHonest,
  clickOnce,
  newPage,
  playOn,
  playTogether,
  prompt,
  setUp,
  sitAt,
  sitTogether,
  tabTo,
} from "../helper.mjs";
import { openReplay, recordOf } from "../screens.mjs";

let browser, server, place;

setUp((it) => ({ browser, server, place } = it));

test("a game that was finished here is looked at again, step by step", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-last");
  await playOn(page, clickOnce);
  await page.locator(".fin").waitFor();
  await page.getByRole("link", { name: "Look back" }).click();
  await at(page, 0);
  const n = await last(page);
  const beginning = await table(page);
  // Forwards, one move after the other, and back again.
  await page.getByRole("button", { name: "One move on" }).click();
  await at(page, 1);
  const first = await said(page);
  await page.getByRole("button", { name: "One move on" }).click();
  await at(page, 2);
  await page.getByRole("button", { name: "One move back" }).click();
  await at(page, 1);
  assert.equal(await said(page), first);
  await page.getByRole("button", { name: "One move back" }).click();
  await at(page, 0);
  assert.equal(await table(page), beginning);
  // To the end: the table, and nothing that could be played.
  await page.getByRole("button", { name: "To the end" }).click();
  await at(page, n);
  assert.equal(await page.locator(".fin").count(), 0);
  const goOn = page.getByRole("button", { name: "Continue from here" });
  assert.equal(await goOn.getAttribute("aria-disabled"), "true");
  await assertHonest(page);
  await close();
});

test("a replay plays by itself to its end, and waits when told to", async () => {
  const { page, close } = await newPage(browser);
  await page.clock.install();
  await openReplay(page, server.url, "mmm-brains", { query: "" });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.clock.runFor(12_000);
  await page.getByRole("button", { name: "Pause" }).click();
  const n = await now(page);
  assert(3 <= n, `only ${n} moves were shown`);
  await page.clock.runFor(12_000);
  assert.equal(await now(page), n, "it stands still");
  // From the last but one it goes on to the end, and no further.
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press(" ");
  await page.clock.runFor(12_000);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(await now(page), await last(page));
  await close();
});

test("keys jump to rounds, and the line of moves is a slider", async () => {
  const { page, close } = await newPage(browser);
  await openReplay(page, server.url, "great-brain-robbery");
  await page.keyboard.press("2");
  const second = await now(page);
  assert(0 < second);
  await page.getByText("Round 2", { exact: false }).first().waitFor();
  await page.keyboard.press("PageDown");
  assert(second < (await now(page)));
  await page.keyboard.press("PageUp");
  await at(page, second);
  await page.keyboard.press("Home");
  await at(page, 0);
  // By its list, too.
  await page.getByRole("button", { name: /^Move 0 of/ }).click();
  await page.locator("dialog[open]").getByRole("button", { name: /Round 2/ }).click();
  await at(page, second);
  const box = await slider(page).boundingBox();
  await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2);
  await at(page, await last(page));
  await page.mouse.click(box.x + 1, box.y + box.height / 2);
  await at(page, 0);
  await close();
});

test("with whose eyes one looks decides which cards one sees", async () => {
  const { page, close } = await newPage(browser);
  await openReplay(page, server.url, "oh-my-brain", { query: "&move=40&eyes=A" });
  await at(page, 40);
  const hand = page.locator(".mine .hand li");
  const mine = await hand.count();
  assert(0 < mine);
  const cards = await hand.allInnerTexts();
  await page.getByRole("button", { name: "Through the eyes of greedy" }).first().click();
  await page.waitForFunction(
    (before) => JSON.stringify([...document.querySelectorAll(".mine .hand li")].map((it) => it.innerText)) !== before,
    JSON.stringify(cards),
  );
  assert.equal(await page.locator(".mine.hands").count(), 0);
  // An onlooker holds nothing.
  await page.getByRole("button", { name: "As an onlooker" }).click();
  await hand.first().waitFor({ state: "detached" });
  // All hands: those of everybody, and in them the cards from before.
  await page.getByRole("button", { name: "All hands open" }).click();
  await page.locator(".mine.hands .holds").first().waitFor();
  assert.equal(await page.locator(".mine.hands .holds").count(), 4);
  assert(mine <= (await page.locator(".mine.hands .holds").first().locator("li").count()));
  assert.match(page.url(), /move=40&eyes=all/);
  await close();
});

test("a link leads others to the same move, and not before the game is over", async () => {
  const people = await sitTogether(browser, server.url, { game: "mmm-brains", names: ["Ada", "Bert", "Cleo"] });
  const [ada] = people;
  const code = ada.page.url().match(/table\/([A-Z]{6})/)[1];
  const stranger = await newPage(browser, { allowed: [/404|409/] });
  await stranger.page.goto(`${server.url}/replay/${code}`);
  await stranger.page.getByText("This game is still on.").waitFor();
  assert.equal(await slider(stranger.page).count(), 0);
  await playTogether(people, clickOnce);
  await ada.page.locator(".fin").waitFor();
  await ada.page.getByRole("link", { name: "Look back" }).click();
  await at(ada.page, 0);
  await ada.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (let n = 1; n <= 5; n += 1) {
    await ada.page.keyboard.press("ArrowRight");
    await at(ada.page, n);
  }
  await ada.page.getByRole("button", { name: "Through the eyes of Bert" }).click();
  await ada.page.getByRole("button", { name: "Link to this move" }).click();
  await ada.page.getByRole("button", { name: "Link copied" }).waitFor();
  const link = await ada.page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, new RegExp(`/replay/${code}\\?move=5&eyes=B$`));
  await stranger.page.goto(link);
  await at(stranger.page, 5);
  const bert = stranger.page.getByRole("button", { name: "Through the eyes of Bert" });
  assert.equal(await bert.getAttribute("aria-pressed"), "true");
  assert.equal(await said(stranger.page), await said(ada.page));
  // Whoever sat there can compare, the others are told what they cannot know.
  await assertHonest(ada.page);
  await ada.page.getByText(/your share of the luck, the players and every move/).waitFor();
  await stranger.page.getByRole("button", { name: "Check the luck" }).click();
  await stranger.page.getByText(/only those who sat there know/).waitFor();
  await stranger.close();
  for (const person of people) await person.close();
});

test("whoever continues from here plays on with new luck, and finds it after a reload", async () => {
  const { page, close } = await newPage(browser);
  await openReplay(page, server.url, "mmm-brains", { query: "&move=20&eyes=B" });
  await at(page, 20);
  await page.getByRole("button", { name: "Continue from here" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByText("this game isn’t sealed").waitFor();
  const seat = dialog.getByRole("radio").nth(1);
  assert(await seat.isChecked(), "one takes the seat with whose eyes one looked");
  await dialog.getByRole("button", { name: "Play on" }).click();
  await page.waitForURL(/\/play\/mmm-brains/);
  await prompt(page).waitFor();
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("brainery.game.mmm-brains")));
  const begun = recordOf("mmm-brains").match(/^(\d+ [A-H] .+)$/gm).slice(0, 20);
  assert.deepEqual((await kept()).record.match(/^(\d+ [A-H] .+)$/gm).slice(0, 20), begun);
  await page.locator(".act .say.mine").waitFor();
  await clickOnce(page);
  await page.waitForFunction(() => 21 <= (JSON.parse(localStorage.getItem("brainery.game.mmm-brains"))?.record.match(/^\d+ [A-H] /gm).length ?? 99));
  await page.goto(`${server.url}/play/mmm-brains?speed=0`);
  await page.locator(".act .say.mine, .fin").first().waitFor();
  assert.equal((await kept()).me, 1);
  await playOn(page, clickOnce);
  await page.getByRole("button", { name: "Check the luck" }).click();
  await page.getByText(/^Not sealed\./).waitFor();
  await close();
});

test("a file from anywhere opens, and one that is none says so", async () => {
  const { page, close } = await newPage(browser);
  await openReplay(page, server.url, "great-brain-robbery");
  await at(page, 0);
  await assertAccessible(page, "a replay");
  const good = recordOf("great-brain-robbery");
  const broken = {
    "picture.txt": ["\u0000\u0001 not text", /isn’t a replay/],
    "cut.txt": [good.slice(0, good.indexOf("setup") + 9).replace(/setup.*/s, "setup : x"), /Line \d+ can’t be read/],
    "old.txt": [good.replace(/^rules .*$/m, "rules 999"), /played by other rules/],
    "foreign.txt": [good.replace(/^game .*$/m, "game ludo"), /a game of ludo/],
    "unfinished.txt": [good.replace(/^(\d+ [A-H] .*\n)end .*\n?/m, ""), /isn’t over yet/],
    "forged.txt": [good.replace(/^3 [A-H] .*$/m, "3 A shout"), /Move 3 breaks the rules/],
  };
  for (const [name, [text, says]] of Object.entries(broken)) {
    const file = join(place, name);
    writeFileSync(file, text);
    await page.goto(`${server.url}/replay?speed=0`);
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("This replay can’t be opened.").waitFor();
    await page.getByText(says).waitFor();
  }
  // The way out: another file, from the same page.
  const file = join(place, "good.txt");
  writeFileSync(file, good);
  await page.locator("input[type=file]").setInputFiles(file);
  await at(page, 0);
  // What this device does not have.
  await page.goto(`${server.url}/replay/local/abcdef0123`);
  await page.getByText("This device doesn’t have it").waitFor();
  await close();
});

test("in French, on a phone, with the keyboard alone", async () => {
  const phone = { locale: "fr-FR", ...PHONE };
  const { page, close } = await sitAt(browser, server.url, "mmm-last", phone);
  await playOn(page, clickOnce);
  const open = page.getByRole("link", { name: "Revoir la partie" });
  await tabTo(page, open);
  await page.keyboard.press("Enter");
  await at(page, 0);
  await tabTo(page, page.getByRole("button", { name: "Un coup en avant" }));
  await page.keyboard.press("Enter");
  await at(page, 1);
  await tabTo(page, slider(page));
  await page.keyboard.press("ArrowRight");
  await at(page, 2);
  assert.match(await slider(page).getAttribute("aria-valuetext"), /^Coup 2 sur \d+, /);
  const eyes = page.getByRole("button", { name: /^Par les yeux de/ }).nth(1);
  await tabTo(page, eyes);
  await page.keyboard.press("Enter");
  assert.equal(await eyes.getAttribute("aria-pressed"), "true");
  await tabTo(page, page.getByRole("button", { name: "Continuer d’ici" }));
  await page.keyboard.press("Enter");
  const begin = page.getByRole("button", { name: "Jouer la suite" });
  await tabTo(page, begin);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/play\/mmm-brains/);
  await prompt(page).waitFor();
  await close();
});

test("the list has what was finished here, the newest first", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-last");
  await playOn(page, clickOnce);
  await page.goto(`${server.url}/replay?speed=0`);
  const lines = page.locator(".overs a");
  await lines.first().waitFor();
  assert.equal(await lines.count(), 1);
  await lines.first().click();
  await at(page, 0);
  await close();
});

function slider(page) {
  return page.getByRole("slider");
}

async function now(page) {
  return Number(await slider(page).getAttribute("aria-valuenow"));
}

async function last(page) {
  return Number(await slider(page).getAttribute("aria-valuemax"));
}

/** Waits until the replay stands there, and shows it. */
async function at(page, n) {
  await page.locator(`[role=slider][aria-valuenow="${n}"]`).waitFor();
  await page.waitForFunction(() => !document.querySelector(".say.telling"));
}

function said(page) {
  return page.locator(".act .sentence").innerText();
}

/** Everything that lies on the table, in words. */
function table(page) {
  return page.locator(".stage .table-grid").innerText();
}
