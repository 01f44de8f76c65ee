// The others at a table: another round, words and faces, people who look on.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  DOWN,
  GAME,
  PHONE,
  assertAccessible,
  assertHonest,
  assertNoSidewaysScroll,
  clickOnce,
  newPage,
  person,
  playTogether,
  prompt,
  setUp,
  tooSmall,
} from "../helper.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

test("everybody agrees to another round with one press, on a phone in French too", async () => {
  const [ada, bert] = await sit({ Ada: {}, Bert: { ...PHONE, locale: "fr-FR" } });
  const first = code(ada);
  await playTogether([ada, bert], clickOnce);
  const keys = await seals([ada, bert]);
  await ada.page.getByRole("button", { name: "Rematch" }).click();
  const vote = bert.page.getByRole("dialog", { name: "Ada veut sa revanche" });
  await vote.getByRole("listitem").filter({ hasText: "Ada" }).getByText("en est").waitFor();
  await vote.getByText(/Début dans \d+ s au plus tard/).waitFor();
  await assertNoSidewaysScroll(bert.page, "a vote on a phone");
  await assertAccessible(bert.page, "a vote");
  assert.deepEqual(await tooSmall(bert.page, ".rem button"), []);
  const hers = ada.page.getByRole("dialog", { name: "Another round?" });
  await hers.getByText("hasn’t answered yet").waitFor({ state: "attached" });
  assert.equal(await hers.getByRole("button").count(), 0, "she has answered");
  await vote.getByRole("button", { name: "J’en suis" }).click();
  await arrive([ada, bert], first);
  assert.equal(code(ada), code(bert));
  // Each gave a salt of its own for a seal it was shown before.
  for (const [index, it] of [ada, bert].entries()) {
    const { seat, salt } = (await seals([ada, bert]))[index];
    assert.equal(seat, index);
    assert.notEqual(salt, keys[index].salt);
    const types = it.messages.map(({ type }) => type);
    assert(types.indexOf("rematch") < types.indexOf("seated"));
    assert.equal(it.sent.findIndex(({ type }) => type === "again") < 0, false);
  }
  await again([ada, bert]);
  await playTogether([ada, bert], clickOnce);
  for (const { page } of [ada, bert]) await assertHonest(page);
  await ada.page.getByText(/your share of the luck, the players and every move/).waitFor();
  await ada.close();
  await bert.close();
});

test("who says no is let go and may watch, and who loses the network comes after", async () => {
  const [ada, bert, cleo] = await sit({ Ada: {}, Bert: { allowed: [...DOWN, /CLOSING or CLOSED/] }, Cleo: {} });
  const first = code(ada);
  await playTogether([ada, bert, cleo], clickOnce);
  await bert.page.getByRole("button", { name: "Rematch" }).click();
  for (const { page } of [ada, cleo]) {
    await page.getByRole("dialog", { name: "Bert wants revenge!" }).waitFor();
  }
  await bert.context.setOffline(true);
  await ada.page.locator(".votes li").filter({ hasText: "Bert" }).getByText("in").waitFor();
  await cleo.page.getByRole("button", { name: "No, thanks" }).click();
  await cleo.page.getByRole("dialog", { name: "Bert wants revenge!" }).waitFor({ state: "detached" });
  await ada.page.locator(".votes li").filter({ hasText: "Cleo" }).getByText("out").waitFor();
  await ada.page.getByRole("button", { name: "I’m in" }).click();
  await bert.context.setOffline(false);
  await arrive([ada, bert], first);
  assert.equal(code(ada), code(bert));
  // Her chair is a bot's now, and she can see what becomes of it.
  await ada.page.locator(".seat").filter({ hasText: "Lurch" }).waitFor();
  await cleo.page.getByRole("link", { name: "Watch the next game" }).click();
  await cleo.page.getByRole("button", { name: "Watch" }).click();
  await cleo.page.getByText("You’re watching", { exact: true }).waitFor();
  for (const it of [ada, bert, cleo]) await it.close();
});

test("people talk and make faces, and one of them is not heard any more", async () => {
  const [ada, bert] = await sit({ Ada: {}, Bert: PHONE });
  const eve = await newPage(browser);
  await eve.page.goto(`${server.url}/table/${code(ada)}?speed=0`);
  await eve.page.getByRole("button", { name: "Watch" }).click();
  await eve.page.getByText("You’re watching", { exact: true }).waitFor();
  for (const { page } of [ada, bert]) await page.getByRole("img", { name: /\d watching/ }).waitFor();

  await ada.page.getByRole("button", { name: "Chat" }).click();
  await ada.page.getByText("Nothing said here is kept").waitFor();
  await ada.page.getByRole("textbox", { name: "Say something" }).fill("Is <b>this</b> your brain?");
  await ada.page.keyboard.press("Enter");
  await ada.page.locator(".talk .mine").getByText("Is <b>this</b> your brain?").waitFor();
  // On his phone a number says that somebody has spoken, and the drawer opens there.
  const drawer = bert.page.getByRole("button", { name: /Log and rules|Log, rules/ });
  await drawer.locator(".dot").waitFor();
  await drawer.click();
  await bert.page.locator(".talk").getByText("Is <b>this</b> your brain?").waitFor();
  await drawer.locator(".dot").waitFor({ state: "detached" });
  assert.deepEqual(await tooSmall(bert.page, ".side.open button"), []);
  await assertAccessible(bert.page, "the chat");
  await bert.page.getByRole("button", { name: "Well played!" }).click();
  await ada.page.locator(".seat").filter({ hasText: "Bert" }).locator(".pop").waitFor();
  await ada.page.locator(".talk").getByText("Bert: Well played!").waitFor();
  // Whoever looks on hears it, and has no words.
  await eve.page.getByRole("button", { name: "Chat" }).click();
  await eve.page.locator(".talk").getByText("Is <b>this</b> your brain?").waitFor();
  assert.equal(await eve.page.getByRole("textbox", { name: "Say something" }).count(), 0);
  await eve.page.locator(".side .emos").getByRole("button", { name: "Ha!" }).click();
  await ada.page.locator(".talk").getByText("A spectator: Ha!").waitFor();

  await ada.page.getByRole("button", { name: "Mute Bert" }).first().click();
  await ada.page.locator(".talk").getByText("Bert: Well played!").waitFor({ state: "detached" });
  await bert.page.getByRole("textbox", { name: "Say something" }).fill("Can you hear me?");
  await bert.page.getByRole("button", { name: "Send" }).click();
  await eve.page.locator(".talk").getByText("Can you hear me?").waitFor();
  assert.equal(await ada.page.locator(".talk").getByText("Can you hear me?").count(), 0);
  await ada.page.getByRole("button", { name: "Unmute Bert" }).click();
  await ada.page.locator(".talk").getByText("Can you hear me?").waitFor();
  // Whoever wants to keep it has it as a file.
  const downloading = eve.page.waitForEvent("download");
  await eve.page.getByRole("button", { name: "Save it as a file" }).click();
  const kept = readFileSync(await (await downloading).path(), "utf8");
  assert.match(kept, /^Ada: Is <b>this<\/b> your brain\?\nBert: \*Well played!\*\n/);
  assert.match(kept, /Bert: Can you hear me\?\n$/);
  // It is there for who comes back, and in no record.
  await eve.page.reload();
  await eve.page.getByRole("button", { name: "Watch" }).click();
  await eve.page.getByRole("button", { name: "Chat" }).click();
  await eve.page.locator(".talk").getByText("Can you hear me?").waitFor();
  await eve.close();
  await ada.page.getByRole("img", { name: /\d watching/ }).waitFor({ state: "detached" });
  await ada.close();
  await bert.close();
});

test("the tab says whose turn it is, with a sound and a buzz, and a hidden one tells", async () => {
  const [ada, bert] = await sit({ Ada: { permissions: ["notifications"] }, Bert: {} });
  await ada.page.evaluate(() => {
    [window.heard, window.buzzed] = [[], []];
    navigator.vibrate = (ms) => window.buzzed.push(ms);
    const { setValueAtTime } = AudioParam.prototype;
    AudioParam.prototype.setValueAtTime = function (value, at) {
      window.heard.push(Math.round(value));
      return setValueAtTime.call(this, value, at);
    };
  });
  const [first, second] = (await prompt(ada.page).locator(".say.mine").isVisible())
    ? [ada, bert]
    : [bert, ada];
  await titled(first.page, /^Your turn! · Mmm/);
  await titled(second.page, /^Mmm.* · Brainery$/);
  // She asks to be told, and hides the tab while Bert plays.
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("button", { name: "Settings" }).click();
  await ada.page.getByRole("switch", { name: "Notify me" }).click();
  await ada.page.getByRole("button", { name: "Done" }).click();
  await ada.page.evaluate(() => {
    window.told = [];
    window.Notification = class extends EventTarget {
      static permission = "granted";
      constructor(title, options) {
        super();
        window.told.push([title, options.body]);
      }
    };
  });
  const isHers = (it) => it.messages.findLast(({ type }) => type === "state");
  const hide = (hidden) =>
    ada.page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    }, hidden);
  const asks = () => (isHers(ada).turn.waiting?.must ?? 0) & 1;
  // Until it is his turn, then hidden until it is hers again.
  await playTogether([ada, bert], clickOnce, () => !asks());
  assert.deepEqual(await ada.page.evaluate(() => window.told), []);
  await ada.page.evaluate(() => ([window.heard, window.buzzed] = [[], []]));
  await hide(true);
  await playTogether([ada, bert], clickOnce, asks);
  await ada.page.waitForFunction(() => window.told.length === 1);
  // Two notes, the second one higher; see crates/web/src/sound.rs.
  const { heard, buzzed } = await ada.page.evaluate(() => ({ heard: window.heard, buzzed: window.buzzed }));
  assert(heard.includes(659) && heard.indexOf(659) < heard.indexOf(988), String(heard));
  assert.equal(buzzed.length, 1, "one buzz for one turn");
  const [[title, body]] = await ada.page.evaluate(() => window.told);
  assert.match(title, /^Your turn! · Mmm/);
  assert(0 < body.length);
  await ada.close();
  await bert.close();
});

test("a throw is taken back by consent, a break stops the bot, and who leaves is played for", async () => {
  const [ada, bert] = await sit({ Ada: {}, Bert: PHONE });
  await playTogether([ada, bert], clickOnce, () => 6 < ada.state.n && mine(ada));
  const before = ada.state;
  await clickOnce(ada.page);
  await ada.until((state) => before.n < state.n);
  await menu(ada, "Ask to take back my last move");
  await bert.page.getByText("Ada wants to take back a move.").waitFor();
  await bert.page.getByText(/the dice and cards to come stay the same/).waitFor();
  await assertAccessible(bert.page, "a question to all");
  await assertNoSidewaysScroll(bert.page, "a question on a phone");
  assert.deepEqual(await tooSmall(bert.page, ".banner button"), []);
  await bert.page.locator(".seat").filter({ hasText: "Ada" }).getByRole("img", { name: "agrees" }).waitFor();
  await bert.page.getByRole("button", { name: "Fine" }).click();
  await ada.until((state) => state.n === before.n);
  assert.deepEqual(ada.state.view, before.view);
  // What she sent then is as if it had never been.
  ada.sent.length = 0;
  await bert.page.getByText("Ada wants to take back a move.").waitFor({ state: "detached" });

  await menu(bert, "Ask for a break");
  await ada.page.getByText("Bert wants a break.").waitFor();
  await ada.page.getByRole("button", { name: "No", exact: true }).click();
  await bert.page.getByText("You’ve asked for a break.").waitFor({ state: "detached" });
  await menu(bert, "Ask for a break");
  await ada.page.getByRole("button", { name: "Fine" }).click();
  for (const { page } of [ada, bert]) await page.getByText("The game is paused.").waitFor();
  await bert.page.getByRole("button", { name: "Go on" }).click();
  for (const { page } of [ada, bert]) {
    await page.getByText("The game is paused.").waitFor({ state: "detached" });
  }

  // Bert goes home for good, and the others go on to the end.
  const address = bert.page.url();
  await menu(bert, "Let a bot play for me");
  await bert.page.getByRole("button", { name: "Leave for good" }).click();
  await bert.page.waitForURL((url) => url.pathname === "/");
  await ada.page.locator(".seat").filter({ hasText: "Bert" }).getByText("away, a bot is playing").waitFor();
  await playTogether([ada], clickOnce);
  await ada.page.locator(".fin .winner").waitFor();
  await assertHonest(ada.page);
  await bert.page.goto(address);
  await bert.page.getByRole("button", { name: "Watch" }).waitFor();
  await ada.close();
  await bert.close();
});

/** Whether the table waits for somebody. */
function mine({ state }) {
  return ((state.turn.waiting?.must ?? 0) & (1 << state.seat)) !== 0;
}

/** Presses a line of the menu. */
async function menu({ page }, name) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name }).click();
}

/** A table of Mmm... Brains! with a page for each name, each as `options` say. */
async function sit(options) {
  const names = Object.keys(options);
  const people = await Promise.all(names.map((name) => person(browser, name, options[name])));
  // It takes three to play.
  const bots = names.length < 3 ? [{ bot: "runner" }] : [];
  const data = { game: GAME, options: null, seats: [...names.map(() => "person"), ...bots] };
  const answer = await people[0].page.request.post(`${server.url}/api/tables`, { data });
  const { code } = await answer.json();
  await Promise.all(people.map(({ page }) => page.goto(`${server.url}/table/${code}?speed=0`)));
  for (const { page, name } of people) {
    await page.getByRole("textbox", { name: /^(Your name|Votre nom)/ }).fill(name);
    const join = page.getByRole("button", { name: /^(Take a seat|Prendre place)$/ });
    await join.click();
    await join.waitFor({ state: "detached" });
  }
  for (const it of people) {
    await it.until(() => true);
    await prompt(it.page).waitFor();
  }
  return people;
}

function code({ page }) {
  return page.url().match(/table\/([A-Z]{6})/)[1];
}

/** Waits until all are at another table, and asked there. */
async function arrive(people, before) {
  for (const { page } of people) {
    await page.waitForURL((url) => !url.pathname.includes(before));
    await prompt(page).waitFor();
  }
}

/** Forgets what was sent at the last table. */
async function again(people) {
  for (const it of people) {
    it.sent.length = 0;
    await it.until(() => true);
  }
}

/** What each device keeps of the table it is at. */
function seals(people) {
  return Promise.all(
    people.map(async (it) => {
      const shelf = `brainery.kept.${code(it)}`;
      const kept = JSON.parse(await it.page.evaluate((it) => localStorage.getItem(it), shelf));
      return { seat: kept.seat, commitment: kept.commitment, salt: kept.brought.salt };
    }),
  );
}

function titled(page, pattern) {
  return page.waitForFunction((it) => new RegExp(it).test(document.title), pattern.source);
}
