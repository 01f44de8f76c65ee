// Give Me The Brain: whole games by hand and by keyboard, bids in three
// browsers, and nobody sees too much.

import assert from "node:assert/strict";
import { test } from "node:test";
import { join } from "node:path";
import {
  assertAccessible,
  assertHonest,
  assertNoSidewaysScroll,
  inStep,
  newPage,
  playUntil,
  press,
  setUp,
  sitDown,
  tooSmall,
  touch,
} from "../helper.mjs";
import { whyNot } from "../refusal.mjs";

const GAME = "give-me-the-brain";

let browser, server;

setUp((it) => ({ browser, server } = it));

test("a whole game against bots by clicking, and it was honest", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, { n_opponents: 2 });
  await playUntil([page], clickOnce);
  await page.getByRole("heading", { name: "The game is over" }).waitFor();
  const left = page.getByRole("region", { name: "What everyone had left" });
  assert.equal(await left.getByRole("heading", { level: 3 }).count(), 3);
  await assertHonest(page);
  await assertAccessible(page, "the end of a game");
  await close();
});

test("turns and biddings by keyboard alone", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/play/${GAME}?speed=0`);
  const start = page.getByRole("button", { name: "Start the game" });
  await start.waitFor();
  await start.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Prompt" }).waitFor();
  // From here on nothing but keys, and none of them is Tab.
  const decide = async () => {
    if (await page.locator("dialog[open]").isVisible()) return page.keyboard.press("Escape");
    if (!(await primary(page).isVisible())) return page.waitForTimeout(10);
    await page.keyboard.press("1");
    return page.keyboard.press("Enter");
  };
  await playUntil([page], decide, async () => {
    const turn = await page.locator(".strip .phase").innerText();
    return 9 < Number(turn.match(/^Turn (\d+)$/)?.[1] ?? 0);
  });
  await close();
});

test("a bidding in three browsers: the trail is the same on every page", async () => {
  const people = await sitDown(browser, server.url, GAME, ["Ada", "Bert", "Cleo"], listen);
  const word = (name) => people[0].page.locator(".gmb-trail li").filter({ hasText: name });
  // In the order of speaking everybody bids the first bid that can be chosen,
  // or passes; the last word ends the bidding.
  for (let n = 0; n < 2; n += 1) {
    const speaker = awaited(people)[0];
    const { page, name } = speaker;
    const bids = page.locator(".gmb-held .small .gmb-button[aria-disabled=false]");
    let said = "passes";
    if ((await bids.count()) > 0) {
      said = await bids.first().locator(".value").innerText();
      await bids.first().click();
      // What it would do stands on the button.
      assert.match(await primary(page).innerText(), new RegExp(`^Bid ${said}: (the highest so far|will not win)`));
      await primary(page).click();
    } else {
      await page.getByRole("button", { name: "Pass" }).click();
    }
    await inStep(people);
    for (const it of people) {
      const shown = it === speaker ? "You" : name;
      const line = it.page.locator(".gmb-trail li").filter({ hasText: shown });
      assert.match(await line.innerText(), new RegExp(`${shown}\\s+${said}`), `on ${it.name}'s page`);
    }
  }
  assert.equal(await word("You").or(word("Bert")).or(word("Cleo")).count(), 3);
  for (const it of people) await assertAccessible(it.page, `the bidding of ${it.name}`);
  for (const it of people) await it.close();
});

test("three browsers play, and nobody is told the others' cards", async () => {
  const people = await sitDown(browser, server.url, GAME, ["Ada", "Bert", "Cleo"], listen);
  let n_searches = 0;
  for (let n = 0; n < 60; n += 1) {
    await inStep(people);
    noteWhatIsOpen(people);
    for (const owner of people) {
      for (const other of people.filter((it) => it !== owner)) {
        n_searches += await searchForSecrets(owner, other);
      }
    }
    const [next] = awaited(people);
    if (next === undefined) break;
    await decideOnce(next.page);
  }
  assert(100 < n_searches, `only ${n_searches} secrets were searched for`);
  for (const it of people) await it.close();
});

test("a card that cannot be played says why", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, { n_opponents: 2 });
  const locked = held(page).getByRole("button", { name: /, not now/ });
  // While the Brain is on the floor no job can be done.
  const inBidding = page.getByRole("heading", { name: "The Brain is on the floor" });
  await playUntil([page], clickOnce, async () => {
    return (await inBidding.isVisible()) && (await isMine(page)) && (await locked.count()) > 0;
  });
  await touch(locked.last());
  assert.equal(await whyNot(page), "GMB-4.floor");
  await page.getByText("The Brain is on the floor: bid first.").waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  // At work, a job with a skill number needs the Brain. One hand is always left.
  const clever = held(page).getByRole("button", { name: /, not now, 1 hand, skill/ });
  const elsewhere = page.getByText("holds the Brain", { exact: true });
  await playUntil([page], clickOnce, async () => {
    const atWork = page.getByRole("heading", { name: "Your turn" });
    return (await atWork.isVisible()) && (await clever.count()) > 0 && (await elsewhere.count()) > 0;
  });
  await touch(clever.first());
  assert.equal(await whyNot(page), "GMB-15.needs");
  await page.getByText(/^Needs the Brain; \w+ has it\.$/).waitFor();
  await assertAccessible(page, "a refused card");
  await close();
});

test("a job is followed step by step, and a player is chosen by tapping", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, { n_opponents: 3 });
  const now = page.locator(".gmb-sheet [aria-current=step]");
  const target = page.locator(".gmb-player.target button");
  await playUntil([page], clickOnce, async () => (await now.isVisible()) && (await target.count()) > 0);
  assert.match(await now.innerText(), /^Choose (another|a third) player/);
  await assertAccessible(page, "a player to choose");
  await target.last().click();
  assert.equal(await target.last().getAttribute("aria-pressed"), "true");
  await primary(page).click();
  await target.last().waitFor({ state: "hidden" });
  await close();
});

test("the discards can be browsed, and a card seen in full", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, { n_opponents: 2 });
  const pile = page.getByRole("button", { name: /^Discards: [1-9]/ });
  await playUntil([page], clickOnce, () => pile.isVisible());
  await pile.click();
  const dialog = page.getByRole("dialog", { name: "Discards" });
  const card = dialog.getByRole("button", { name: /^Show / }).first();
  await card.click();
  await page.getByRole("dialog").filter({ hasText: "in the box" }).waitFor();
  await assertAccessible(page, "a whole card");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  // A player's sheet: what lies in front, and what one knows.
  await page.locator(".gmb-player button").first().click();
  await page.getByRole("heading", { name: "In front" }).waitFor();
  await assertAccessible(page, "a player's sheet");
  await close();
});

test("the Brain tumbles, a tap ends that, and the sum stays to be read", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, { n_opponents: 2 });
  // Jobs whose steps leave nothing to choose roll at once.
  const clever = held(page).getByRole("button", {
    name: /^Do (Lunch Rush|Dinner Rush|Breakfast Rush|Overtime|Read the Manual|Inventory Day|Franchise Meeting) .*skill \d: \d or more/,
  });
  // Somebody whose last card it is goes home without a roll.
  const several = page.getByRole("heading", { name: /^Your cards \(([3-9]|\d\d)\)$/ });
  await playUntil([page], clickOnce, async () => (await clever.count()) > 0 && (await several.count()) > 0);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByLabel("Speed").selectOption("Slow");
  await page.keyboard.press("Escape");
  await page.getByLabel("Speed").waitFor({ state: "hidden" });
  // What has just appeared ignores taps for a moment.
  await page.waitForTimeout(400);
  await clever.first().click();
  await page.locator(".acting .buttons .primary[aria-disabled=false]").waitFor();
  await page.waitForTimeout(400);
  await primary(page).click();
  await page.getByText("The Brain rolls…").waitFor();
  assert(await page.locator(".gmb-die.flying").isVisible());
  await page.locator(".gmb-middle h2").click({ force: true });
  await page.getByText(/^\d( [+−] \d)? [≥<] \d$/).waitFor({ timeout: 500 });
  assert.equal(await page.locator(".gmb-die.flying").count(), 0);
  await assertAccessible(page, "the die");
  await close();
});

test("French, dark, eight players and 320 pixels wide", async () => {
  const { page, close } = await newPage(browser, {
    locale: "fr-FR",
    colorScheme: "dark",
    viewport: { width: 320, height: 640 },
  });
  await startGame(page, { n_opponents: 7, start: "Commencer la partie" });
  let n = 0;
  const decide = async () => {
    n += 1;
    if (n % 5 === 0) await assertNoSidewaysScroll(page, `the table after ${n} decisions`);
    await clickOnce(page);
  };
  await playUntil([page], decide, () => isMine(page));
  await assertAccessible(page, "the first prompt in French");
  assert.deepEqual(await tooSmall(page, ".gmb button, .gmb-players button"), []);
  await playUntil([page], decide, async () => 60 < n && (await isMine(page)));
  await assertNoSidewaysScroll(page, "the table");
  await assertAccessible(page, "the table in French");
  assert.deepEqual(await tooSmall(page, ".gmb button, .gmb-players button"), []);
  await close();
});

/** Whom the table waits for; seats are bits. */
function awaited(people) {
  const must = people[0].state.turn.waiting?.must ?? 0;
  return people.filter((it) => must & (1 << it.state.seat));
}

/** The names of the jobs, as the English page writes them. */
const TITLES = {
  "are-you-still-serving-breakfast": "Are You Still Serving Breakfast?",
  "look-a-monkey": "Look! A Monkey!",
  "not-my-station": "Not My Station",
  "take-out-the-trash": "Take Out the Trash",
  "todays-special": "Today’s Special",
  "walkie-talkie": "Walkie-Talkie",
  "drive-thru-headset": "Drive-Thru Headset",
};
const SMALL = ["the", "of", "a", "for", "in", "to"];

function title(job) {
  const word = (it, n) => (0 < n && SMALL.includes(it) ? it : it[0].toUpperCase() + it.slice(1));
  return TITLES[job] ?? job.split("-").map(word).join(" ");
}

/** Whether a page shows a card anywhere, in text or attributes. */
function mentions(html, face) {
  if (/^\d+$/.test(face)) return html.includes(`<span class="value">${face}<`);
  return html.includes(title(face).replaceAll("&", "&amp;"));
}

/** What a message says about cards: faces as they are, and those in moves. */
const FACE = /^(\d+|[a-z]+(-[a-z]+)*)$/;

function collect(json, found) {
  if (typeof json === "string") {
    const move = json.match(/^(?:bid|play|discard|give|set aside|move|take|put|next|follow) (\S+)/);
    const face = move ? move[1] : json;
    if (FACE.test(face)) found.add(face);
  } else if (Array.isArray(json)) {
    json.forEach((it) => collect(it, found));
  } else if (json !== null && typeof json === "object") {
    Object.values(json).forEach((it) => collect(it, found));
  }
}

/** Every card in any message, and those a person may know. */
function listen(person, message) {
  person.received ??= new Set();
  person.legitimate ??= new Set();
  collect(message, person.received);
  if (message.type === "state") cardsOf(person).forEach((it) => person.legitimate.add(it));
}

function cardsOf({ state }) {
  return state.view.hands[state.seat].known;
}

/**
 * What lies open is legitimate for all; what changed hands, for those who had
 * to do with it. It is read from everybody's messages, so that nobody's own
 * ones decide what that person may know.
 */
function noteWhatIsOpen(people) {
  for (const { state } of people) {
    const { discards, tables, laid_out } = state.view;
    const open = [...discards, ...tables.flat(), ...laid_out];
    people.forEach((it) => open.forEach((face) => it.legitimate.add(face)));
    for (const event of state.events) {
      const [[kind, told]] = Object.entries(event);
      const cards = new Set();
      collect(told, cards);
      for (const it of people) {
        if (mayHaveSeen(it.state.seat, kind, told)) cards.forEach((face) => it.legitimate.add(face));
      }
    }
  }
}

/** Kinds of events that only those named in them may see through. */
const PRIVATE = ["dealt", "listened", "drew", "given", "looked_at_hand", "set_aside", "arranging", "put_back"];

function mayHaveSeen(seat, kind, told) {
  if (!PRIVATE.includes(kind)) return true;
  if (kind === "drew" && told.by !== "all") {
    return (told.by.only & (1 << seat)) !== 0;
  }
  return [told.seat, told.chooser, told.from, told.to, told.whose].includes(seat);
}

/**
 * Searches everything one page has received and shows for every card that only
 * its owner can know, and proves on the owner's page that the search would find
 * it. Returns the number of cards searched for.
 */
async function searchForSecrets(owner, other) {
  const secrets = [...new Set(cardsOf(owner))].filter((it) => !other.legitimate.has(it));
  if (secrets.length === 0) return 0;
  const pages = [owner.page, other.page];
  const [own, foreign] = await Promise.all(pages.map((page) => page.content()));
  for (const face of secrets) {
    const card = `${face} of ${owner.name}`;
    assert(mentions(own, face), `the search should find ${card} in the owner's page`);
    assert(owner.received.has(face), `the owner should have been sent ${card}`);
    assert(!mentions(foreign, face), `${other.name}'s page shows ${card}`);
    assert(!other.received.has(face), `${other.name} was sent ${card}`);
  }
  return secrets.length;
}

async function startGame(page, { n_opponents, start = "Start the game" }) {
  await page.goto(`${server.url}/play/${GAME}?speed=0`);
  await page.getByRole("radio").nth(n_opponents - 2).check({ force: true });
  await page.getByRole("button", { name: start }).click();
  await page.getByRole("region", { name: /Prompt|Consigne/ }).waitFor();
}

function primary(page) {
  return page.locator(".acting .buttons .primary");
}

function held(page) {
  return page.getByRole("region", { name: /^Your card/ });
}

/** Whether the player is asked for something. */
function isMine(page) {
  return page.locator(".prompt.mine").isVisible();
}

/** A whole decision: choose, then act. */
async function decideOnce(page) {
  await primary(page).waitFor();
  const ready = page.locator(".acting .buttons .primary[aria-disabled=false]");
  for (let n = 0; n < 5 && !(await ready.isVisible()); n += 1) await clickOnce(page);
  await ready.click();
}

/** Makes one click: the main button if it can be pressed, else the first choice. */
async function clickOnce(page) {
  if (await page.locator("dialog[open]").isVisible()) return page.keyboard.press("Escape");
  const ready = page.locator(".acting .buttons .primary[aria-disabled=false]");
  if (await ready.isVisible()) return press(ready);
  // Whoever can work does.
  for (const choice of [".gmb-button[aria-disabled=false]", ".gmb-player.target button", ".gmb-options .choice"]) {
    const choices = page.locator(choice);
    if ((await choices.count()) > 0) return press(choices.first());
  }
  return page.waitForTimeout(10);
}
