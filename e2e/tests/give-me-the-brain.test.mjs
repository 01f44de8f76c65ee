// Give Me The Brain: whole games by hand and by keyboard, bids in three
// browsers, and nobody sees too much.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  GUARD_MS,
  assertAccessible,
  assertHonest,
  assertNoSidewaysScroll,
  awaited,
  inStep,
  newPage,
  playOn,
  playTogether,
  primary,
  ready,
  setUp,
  sitAt,
  sitTogether,
  startGame,
  tooSmall,
  touch,
} from "../helper.mjs";
import { whyNot } from "../refusal.mjs";

const GAME = "give-me-the-brain";

let browser, server;

setUp((it) => ({ browser, server } = it));

test("a whole game against bots by clicking, and it was honest", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url, GAME, { n_opponents: 2 });
  await playOn(page, clickOnce);
  await page.getByRole("heading", { name: /\bwins?\b/ }).waitFor();
  await page.getByRole("button", { name: "What everyone had left" }).click();
  const left = page.getByRole("dialog", { name: "What everyone had left" });
  assert.equal(await left.getByRole("heading", { level: 3 }).count(), 3);
  await page.keyboard.press("Escape");
  await assertHonest(page);
  await assertAccessible(page, "the end of a game");
  await close();
});

test("a whole game by keyboard alone", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/play/${GAME}?speed=0`);
  const start = page.getByRole("button", { name: /^(Start the game|Play now)$/ });
  await start.waitFor();
  await start.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Prompt" }).waitFor();
  // From here on nothing but keys, and none of them is Tab.
  const decide = async () => {
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
  };
  await playOn(page, decide);
  await page.getByRole("heading", { name: /\bwins?\b/ }).waitFor();
  await close();
});

test("a bidding in three browsers: the trail is the same on every page", async () => {
  const people = await sitTogether(browser, server.url, { game: GAME, names: ["Ada", "Bert", "Cleo"] });
  const trail = (page) => page.getByRole("list", { name: "The bids, in order" }).getByRole("listitem");
  // In the order of speaking everybody bids the first bid that can be chosen,
  // or passes; the last word ends the bidding.
  const words = [];
  for (let n = 0; n < 2; n += 1) {
    const speaker = awaited(people)[0];
    const { page, name } = speaker;
    const bids = page.locator(".hand .bid[aria-disabled=false]");
    let said = "passes";
    if ((await bids.count()) > 0) {
      said = await bids.first().locator(".num").innerText();
      await bids.first().click();
      // What it would do stands beside the button.
      assert.equal(await primary(page).innerText(), `Bid ${said}`);
      assert.match(await page.locator(".say small").innerText(), /^The highest so far|won’t win/);
      await primary(page).click();
    } else {
      await page.getByRole("button", { name: "Pass" }).click();
    }
    words.push(said);
    await inStep(people);
    for (const it of people) {
      const shown = it === speaker ? "You" : name;
      const line = trail(it.page).filter({ hasText: `${shown}:` });
      assert.match(await line.innerText(), new RegExp(`${shown}: ${said}`), `on ${it.name}'s page`);
    }
  }
  assert.match(words.join(), /\d/, "somebody bids");
  assert.deepEqual(
    (await trail(people[0].page).allInnerTexts()).map((it) => it.split(":")[0]).sort(),
    ["Bert", "Cleo", "You"],
  );
  for (const it of people) await assertAccessible(it.page, `the bidding of ${it.name}`);
  for (const it of people) await it.close();
});

test("three browsers play, and nobody is told the others' cards", async () => {
  const names = ["Ada", "Bert", "Cleo"];
  const people = await sitTogether(browser, server.url, { game: GAME, names, listen });
  let [n, n_searches] = [0, 0];
  await playTogether(people, decideOnce, async () => {
    noteWhatIsOpen(people);
    for (const owner of people) {
      for (const other of people.filter((it) => it !== owner)) {
        n_searches += await searchForSecrets(owner, other);
      }
    }
    n += 1;
    return n === 60;
  });
  assert(100 < n_searches, `only ${n_searches} secrets were searched for`);
  for (const it of people) await it.close();
});

test("a card that cannot be played says why", async () => {
  // While the Brain is on the floor no job can be done.
  const floor = await sitAt(browser, server.url, "gmb-floor");
  await floor.page.getByRole("heading", { name: "On the floor!" }).waitFor();
  await touch(held(floor.page).getByRole("button", { name: /, not now/ }).last());
  assert.equal(await whyNot(floor.page, "The Brain is on the floor: bid first."), "GMB-4.floor");
  await floor.close();
  // At work, a job with a skill number needs the Brain.
  const { page, close } = await sitAt(browser, server.url, "gmb-needs");
  await page.getByRole("heading", { name: "Your turn" }).waitFor();
  await touch(held(page).getByRole("button", { name: /, not now, 1 hand, skill/ }).first());
  assert.equal(await whyNot(page, /^Needs the Brain; \w+ has it\.$/), "GMB-15.needs");
  await assertAccessible(page, "a refused card");
  await close();
});

test("a job is followed step by step, and a player is chosen by tapping", async () => {
  const { page, close } = await sitAt(browser, server.url, "gmb-target");
  const now = page.locator(".ticket [aria-current=step] .what");
  const target = page.locator(".seat:is([data-pick],[data-picked]) .hit");
  assert.match(await now.innerText(), /^Choose (another|a third) player/);
  await assertAccessible(page, "a player to choose");
  await target.last().click();
  assert.equal(await target.last().getAttribute("aria-pressed"), "true");
  await primary(page).click();
  await target.last().waitFor({ state: "hidden" });
  await close();
});

test("the discards can be browsed, and a card seen in full", async () => {
  const { page, close } = await sitAt(browser, server.url, "gmb-discards");
  await page.getByRole("button", { name: /^Discards: [1-9]/ }).click();
  const dialog = page.getByRole("dialog", { name: "Discards" });
  const card = dialog.getByRole("button", { name: /^Show / }).first();
  await card.click();
  await page.getByRole("dialog").filter({ hasText: "in the box" }).waitFor();
  await assertAccessible(page, "a whole card");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  // A player's sheet: what lies in front, and what one knows.
  await page.locator(".seat .hit").first().click();
  await page.getByRole("heading", { name: "In front" }).waitFor();
  await assertAccessible(page, "a player's sheet");
  await close();
});

test("the Brain tumbles, a tap ends that, and the sum stays to be read", async () => {
  const { page, close } = await sitAt(browser, server.url, "gmb-roll", { isSlow: true });
  await held(page).getByRole("button", { name: /^Do \w+ Rush .*skill \d: \d or more/ }).first().click();
  await page.clock.runFor(GUARD_MS);
  await ready(page).click();
  await page.clock.runFor(1);
  await page.getByText("The Brain rolls…").waitFor();
  assert(await page.locator(".thebrain.rolling").isVisible());
  await page.locator(".thebrain h2").click({ force: true });
  await page.getByText(/^\d( [+−] \d)? [≥<] \d$/).waitFor();
  assert.equal(await page.locator(".thebrain.rolling").count(), 0);
  await page.clock.resume();
  await assertAccessible(page, "the die");
  await close();
});

test("French, dark, eight players and 320 pixels wide", async () => {
  const { page, close } = await newPage(browser, {
    locale: "fr-FR",
    colorScheme: "dark",
    viewport: { width: 320, height: 640 },
  });
  await startGame(page, server.url, GAME, { n_opponents: 7 });
  let n = 0;
  await playOn(page, clickOnce, async () => {
    n += 1;
    if (n % 5 === 0) await assertNoSidewaysScroll(page, `the table after ${n} decisions`);
    if (n !== 1 && n !== 25) return false;
    await assertAccessible(page, "the table in French");
    assert.deepEqual(await tooSmall(page, ".gmb button"), []);
    return n === 25;
  });
  await close();
});

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
  if (/^\d+$/.test(face)) return html.includes(`<span class="num d">${face}<`);
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
  return state.view.hands[state.seat];
}

/**
 * What lies open is legitimate for all; what changed hands, for those who had
 * to do with it. It is read from everybody's messages, so that nobody's own
 * ones decide what that person may know.
 */
function noteWhatIsOpen(people) {
  for (const { state } of people) {
    const { discards, before, laid_out } = state.view.table;
    const open = [...discards, ...before.flat(), ...laid_out];
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

function held(page) {
  return page.getByRole("region", { name: /^Your card/ });
}

/** A whole decision: choose, then act. */
async function decideOnce(page) {
  for (let n = 0; n < 5 && !(await ready(page).isVisible()); n += 1) await clickOnce(page);
  await ready(page).click();
}

/** Makes one click: the main button if it can be pressed, else the first choice. */
async function clickOnce(page) {
  if (await ready(page).isVisible()) return ready(page).click();
  // Whoever can work does.
  for (const choice of [".gmb .card[aria-disabled=false]", ".seat[data-pick] .hit"]) {
    const choices = page.locator(choice);
    if ((await choices.count()) > 0) return choices.first().click();
  }
  return assert.fail("there is nothing to choose");
}
