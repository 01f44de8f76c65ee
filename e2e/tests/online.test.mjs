// Tables on a server: two people and a bot, reloads, a server that dies.

import assert from "node:assert/strict";
import { test } from "node:test";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import {
  DOWN,
  GAME,
  assertAccessible,
  assertHonest,
  assertNoSidewaysScroll,
  awaited,
  chairs,
  clickOnce,
  invite,
  nameMe,
  newPage,
  person,
  playTogether,
  primary,
  prompt,
  setUp,
  sitTogether,
  startServer,
  takeSeat,
} from "../helper.mjs";

let browser, server, place;

setUp((it) => ({ browser, server, place } = it));

test("two browsers and a bot play a whole game, with a reload in between", async () => {
  const [ada, bert] = await sitDown(server.url);
  const stop = ada.page.getByRole("button", { name: "Stop" });
  await playTogether([ada, bert], clickOnce, () => stop.isVisible());
  // In the middle of her turn.
  await ada.page.goto(`${ada.page.url().split("?")[0]}?speed=0`);
  await stop.waitFor();
  await playTogether([ada, bert], clickOnce);
  for (const { page } of [ada, bert]) {
    await page.locator(".fin .winner").waitFor();
    await assertHonest(page);
  }
  await ada.page.getByText(/your share of the luck, the players and every move/).waitFor();
  await ada.close();
  await bert.close();
});

test("a long story comes packed, and what happens meanwhile comes after it", async () => {
  const names = ["Ada", "Bert", "Cleo"];
  const people = await sitTogether(browser, server.url, { game: "give-me-the-brain", names });
  const [ada] = people;
  const play = async (n_moves) => {
    for (let n = ada.state.n; 0 < n_moves; n_moves -= 1, n += 1) {
      const [it] = awaited(people);
      it.say({ type: "play", n, action: it.state.legal[0] });
      for (const each of people) await each.until(({ n: now }) => n < now);
    }
  };
  await play(30);
  assert.equal(ada.n_packed, 0, "moves are short");
  // Unpacking takes as long as we say.
  await ada.page.addInitScript(() => {
    const { text } = Response.prototype;
    const open = new Promise((resolve) => (window.unpack = resolve));
    Response.prototype.text = async function () {
      if (this.url === "") await open;
      return text.call(this);
    };
  });
  const before = ada.sent.length;
  const story = ada.page.waitForEvent("websocket").then((socket) =>
    socket.waitForEvent("framereceived", ({ payload }) => typeof payload !== "string"),
  );
  await ada.page.reload();
  await story;
  assert.equal(ada.n_packed, 1);
  await play(3);
  assert.equal(await prompt(ada.page).count(), 0, "nothing is shown before it is unpacked");
  await ada.page.evaluate(() => window.unpack());
  await prompt(ada.page).waitFor();
  await play(1);
  const [log, other] = await Promise.all(
    [ada, people[1]].map(({ page }) => page.locator(".log li").count()),
  );
  assert.equal(log, other, "nothing is missing and nothing is told twice");
  const asked = ada.sent.slice(before).filter(({ type }) => type === "look");
  assert.deepEqual(asked, [], "everything came in order");
  for (const it of people) await it.close();
});

test("a host who tells Bert another game than he saw is found out", async () => {
  const [ada, bert] = await sitDown(server.url);
  const code = ada.page.url().match(/table\/([A-Z]{6})/)[1];
  await playTogether([ada, bert], clickOnce);
  // What his device was told differs from the replay: had the host cheated, it would.
  const otherwise = async (change) => {
    const shelf = `brainery.kept.${code}`;
    const honest = await bert.page.evaluate((it) => localStorage.getItem(it), shelf);
    const kept = JSON.parse(honest);
    change(kept);
    const put = (text) =>
      bert.page.evaluate(([key, text]) => localStorage.setItem(key, text), [shelf, text]);
    await put(JSON.stringify(kept));
    await bert.page.reload();
    await bert.page.getByRole("button", { name: "Check the luck" }).click();
    const verdict = await bert.page.getByText(/^Something is wrong|^Honest/).innerText();
    await put(honest);
    return verdict;
  };
  const seal = await otherwise((kept) => (kept.commitment = "0".repeat(64)));
  assert.match(seal, /the seal is not the one this device saw/);
  const salt = await otherwise((kept) => (kept.brought.salt = "00"));
  assert.match(salt, /your share of the luck was replaced/);
  const name = await otherwise((kept) => (kept.sitters[0].name = "Eve"));
  assert.match(name, /the players are not the ones who sat here/);
  const story = await otherwise((kept) => kept.told.at(-1).events.pop());
  assert.match(story, /^Honest/, "what he missed while away he is told on coming back");
  const luck = await otherwise((kept) => {
    const told = kept.told.find((it) => it.events.length > 0);
    told.events[0] = kept.told.at(-1).events[0];
  });
  assert.match(luck, /which this device saw taken back, can’t have happened/);
  assert.match(await otherwise(() => {}), /^Honest/);
  // The replay he downloads is checked with what his device kept.
  await bert.page.getByText("Check it on a computer").click();
  const command = await bert.page.locator("#check code").innerText();
  const download = bert.page.waitForEvent("download");
  await bert.page.getByRole("button", { name: "Download replay" }).click();
  const file = await (await download).path();
  const [, , asked, ...flags] = command.split(" ");
  assert.equal(asked, `${GAME}.txt`);
  const check = (flags) => spawnSync(process.env.BRAINERY, ["check", file, ...flags]);
  assert.equal(check(flags).status, 0, String(check(flags).stderr));
  assert.equal(check([...flags.slice(0, -1), "00"]).status, 1);
  await ada.close();
  await bert.close();
});

test("the server is killed in the middle of a game and both pages come back", async () => {
  const db = join(place, "killed.sqlite");
  let own = await startServer({ db });
  const [ada, bert] = await sitDown(own.url, DOWN);
  await playTogether([ada, bert], clickOnce, () => 20 < ada.state.n);
  await own.stop("SIGKILL");
  for (const { page } of [ada, bert]) {
    await page.getByRole("img", { name: /No connection/ }).waitFor();
  }
  own = await startServer({ db, listen: own.listen });
  for (const { page } of [ada, bert]) {
    await page.getByRole("img", { name: "Connected" }).waitFor({ timeout: 20_000 });
  }
  await playTogether([ada, bert], clickOnce);
  await ada.page.locator(".fin .winner").waitFor();
  await assertHonest(ada.page);
  await ada.close();
  await bert.close();
});

test("a third person looks on, a full table says so, an unknown code too", async () => {
  const [ada, bert] = await sitDown(server.url);
  const address = ada.page.url().split("?")[0];
  // 503: a server in a hurry asks to try again, and the page does.
  const eve = await newPage(browser, { allowed: [/status of (404|503)/] });
  await eve.page.goto(`${address}?speed=0`);
  await eve.page.getByText("Every seat is taken.").waitFor();
  await eve.page.getByRole("button", { name: "Watch" }).click();
  await eve.page.getByText("You’re watching.").waitFor();
  assert.equal(await primary(eve.page).isVisible(), false);
  // Bert goes: Ada sees it, and his seat stays his.
  await bert.close();
  await ada.page.getByRole("listitem").filter({ hasText: "Bert" }).getByText("away").waitFor();
  await eve.page.goto(`${server.url}/table/ZZZZ`);
  await eve.page.getByText("ZZZZ isn’t a table any more").waitFor();
  await eve.close();
  await ada.close();
});

test("who invites to a table of bots has one of them give up its seat", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/play/${GAME}?speed=0`);
  const bots = await chairs(page).locator("b").allInnerTexts();
  await page.getByText(`If you invite friends, ${bots.at(-1)} gives up the seat for one of them.`).waitFor();
  await page.getByRole("button", { name: "Invite friends" }).click();
  await page.locator(".chairs .open").waitFor();
  assert.equal(await page.locator(".chairs .open").count(), 1);
  assert.equal(await page.locator(".chairs li").filter({ hasText: "bot, " }).count(), bots.length - 1);
  // The counter is as it was left: with bots alone one can still play at once.
  await page.goto(`${server.url}/play/${GAME}?speed=0`);
  assert.deepEqual(await chairs(page).locator("b").allInnerTexts(), bots);
  await close();
});

test("free seats can be filled with bots, on a narrow phone", async () => {
  const viewport = { width: 320, height: 640 };
  const { page, close } = await newPage(browser, { viewport });
  await invite(page, server.url);
  await page.getByRole("button", { name: "Fill with bots and start" }).waitFor();
  await page.getByRole("img", { name: "QR code" }).waitFor();
  await assertNoSidewaysScroll(page, "the lobby");
  await assertAccessible(page, "the lobby");
  await page.getByRole("button", { name: "Fill with bots and start" }).click();
  await primary(page).waitFor();
  await close();
});

test("the host locks the table, and removes somebody who is told so", async () => {
  const ada = await person(browser, "Ada");
  await ada.page.goto(server.url);
  await nameMe(ada.page, "Ada");
  await invite(ada.page, server.url, GAME, [0, 1]);
  const link = await ada.page.getByRole("textbox", { name: "Invite link" }).inputValue();
  // 409: a page that knows of no lock may still ask.
  const bert = await person(browser, "Bert", { allowed: [/status of 409/] });
  await bert.page.goto(`${link}?speed=0`);
  await takeSeat(bert);
  const chair = (page, name) => page.locator(".chairs li").filter({ hasText: name });
  await chair(bert.page, "Ada").getByText("Host").waitFor();
  await bert.page.getByText("Ada starts the game.").waitFor();
  for (const name of ["Lock the table", "Fill with bots and start", /^Remove/]) {
    assert.equal(await bert.page.getByRole("button", { name }).count(), 0, `${name} is the host’s`);
  }

  await ada.page.getByRole("button", { name: "Lock the table" }).click();
  await bert.page.getByText("This table is locked: nobody else can join.").waitFor();
  const eve = await person(browser, "Eve");
  await eve.page.goto(`${link}?speed=0`);
  await eve.page.getByText("This table is locked.").waitFor();
  assert.equal(await eve.page.getByRole("button", { name: "Take a seat" }).count(), 0);
  await assertAccessible(ada.page, "the lobby of a host");

  await ada.page.getByRole("button", { name: "Remove Bert" }).click();
  await bert.page.getByRole("heading", { name: "Your seat is free again." }).waitFor();
  await chair(ada.page, "Bert").waitFor({ state: "detached" });
  assert.equal(await ada.page.getByRole("button", { name: /^Remove/ }).count(), 0);
  // His device remembers no seat, and he sees the door like everybody else.
  await bert.page.reload();
  await bert.page.getByText("This table is locked.").waitFor();

  await ada.page.getByRole("button", { name: "Unlock the table" }).click();
  await ada.page.getByRole("button", { name: "Lock the table" }).waitFor();
  await bert.page.reload();
  await takeSeat(bert);
  await ada.page.getByRole("button", { name: "Fill with bots and start" }).click();
  for (const { page } of [ada, bert]) await prompt(page).waitFor();
  for (const it of [ada, bert, eve]) await it.close();
});

/** Ada opens a table for three with a bot, Bert follows her link. */
async function sitDown(url, allowed = []) {
  const ada = await person(browser, "Ada", { allowed });
  await ada.page.goto(url);
  await nameMe(ada.page, "Ada");
  await invite(ada.page, url, GAME, [0]);
  const bert = await person(browser, "Bert", { allowed });
  const link = await ada.page.getByRole("textbox", { name: "Invite link" }).inputValue();
  await bert.page.goto(`${link}?speed=0`);
  await takeSeat(bert);
  for (const { page } of [ada, bert]) {
    await prompt(page).waitFor();
    await page.getByRole("img", { name: "Connected" }).waitFor();
  }
  return [ada, bert];
}
