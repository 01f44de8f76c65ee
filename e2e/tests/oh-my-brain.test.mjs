// Oh My Brain: whole games by hand and by keyboard, and nobody sees too much.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  GUARD_MS,
  assertAccessible,
  assertHonest,
  assertNoSidewaysScroll,
  isOver,
  newPage,
  playNow,
  playOn,
  playTogether,
  primary,
  prompt,
  ready,
  setUp,
  sitAt,
  sitTogether,
  startGame,
  tabTo,
  tooSmall,
  touch,
} from "../helper.mjs";
import { whyNot } from "../refusal.mjs";

const GAME = "oh-my-brain";

/** The animals by value, as the English page names them. */
const ANIMALS =
  "mosquito ladybird ant butterfly snail frog magpie hedgehog spider bat duck mouse rabbit squirrel fox raccoon owl boar wolf bear".split(
    " ",
  );

let browser, server;

setUp((it) => ({ browser, server } = it));

test("a whole game against a bot by clicking, and it was honest", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url, GAME);
  await playOn(page, clickOnce);
  await page.getByRole("heading", { name: /\bwins?\b|share/ }).waitFor();
  await assertHonest(page);
  await assertAccessible(page, "the end of a game");
  await close();
});

test("a whole game by keyboard alone", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/play/${GAME}?speed=0`);
  await playNow(page).waitFor();
  await playNow(page).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Prompt" }).waitFor();
  // From here on nothing but keys, and none of them is Tab except for the sheet.
  const decide = async () => {
    const sheet = page.getByRole("dialog", { name: "Give up?" });
    if (await sheet.isVisible()) await tabTo(page, sheet.getByRole("button", { name: "Lose a brain" }));
    else await page.keyboard.press("1");
    await page.keyboard.press("Enter");
  };
  await playOn(page, decide);
  await page.getByRole("heading", { name: /\bwins?\b|share/ }).waitFor();
  await close();
});

test("equal cards are chosen together, and each can be left out", async () => {
  const { page, close } = await sitAt(browser, server.url, "omb-pair");
  await pair(page).first().click();
  const play = primary(page);
  assert.match(await play.innerText(), /^Play \d+ × 2$/);
  await page.keyboard.press("Escape");
  assert.equal(await play.innerText(), "Choose a card");
  await pair(page).first().click();
  await pair(page).last().click();
  assert.match(await play.innerText(), /^Play an? \w+ \(\d+\)$/);
  assert.deepEqual(await pressed(pair(page)), ["true", "false"]);
  await pair(page).last().click();
  assert.match(await play.innerText(), /^Play \d+ × 2$/);
  assert.deepEqual(await pressed(pair(page)), ["true", "true"]);
  await page.getByText("One stays on the horde, the other goes into a graveyard you choose.").waitFor();
  await assertAccessible(page, "two cards chosen");
  await play.click();
  // One stays; the other is given away by tapping an opponent.
  const target = page.getByRole("button", { name: /^Give an? \w+ \(\d+\) to \w+\. /i });
  await target.first().waitFor();
  assert.equal(await target.count(), 2);
  await assertAccessible(page, "sharing");
  await target.first().click();
  await target.first().waitFor({ state: "hidden" });
  await close();
});

test("a card that cannot be played says why, a buried one too", async () => {
  const { page, close } = await sitAt(browser, server.url, "omb-locked");
  const rack = page.getByRole("region", { name: /Your graveyard/ });
  await touch(rack.getByRole("button", { name: /not now/ }).first());
  assert.equal(await whyNot(page, "You can’t play from your graveyard."), "OMB-5.one-value");
  const hand = page.getByRole("region", { name: "Your hand" });
  await touch(hand.getByRole("button", { name: /not now/ }).first());
  const low = /^An? \w+ \(\d+\) is too low: play above \d+, or a 0\.$/;
  assert.equal(await whyNot(page, low), "OMB-5.higher");
  await assertAccessible(page, "a refused card");
  // Nothing has been played, and giving up asks first.
  await giveUp(page).click();
  const sheet = page.getByRole("dialog", { name: "Give up?" });
  assert.equal(await sheet.getByRole("listitem").count(), 4);
  await assertAccessible(page, "the sheet");
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await sheet.waitFor({ state: "hidden" });
  assert(await giveUp(page).isVisible());
  await close();
});

test("an empty horde cannot be given up on", async () => {
  const { page, close } = await sitAt(browser, server.url, "omb-empty-horde");
  await page.getByText("Your turn: start a new horde").first().waitFor();
  assert.equal(await giveUp(page).isVisible(), false);
  await close();
});

test("the whole card, and the piles everybody may see", async () => {
  const { page, close } = await sitAt(browser, server.url, "omb-piles");
  await page.getByRole("button", { name: /^Top of the horde: / }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("img").first().waitFor();
  await assertAccessible(page, "a whole card");
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: /^Discard pile/ }).click();
  await page.getByRole("dialog", { name: "Face-up cards" }).getByRole("listitem").first().waitFor();
  await page.keyboard.press("Escape");
  await close();
});

test("French, dark, five players and 320 pixels wide", async () => {
  const { page, close } = await newPage(browser, {
    locale: "fr-FR",
    colorScheme: "dark",
    viewport: { width: 320, height: 640 },
  });
  await startGame(page, server.url, GAME, { n_opponents: 4 });
  await page.getByRole("heading", { name: "Donne 1 sur 3" }).waitFor();
  await assertAccessible(page, "the deal");
  let n = 0;
  await playOn(page, clickOnce, async () => {
    n += 1;
    if (n % 5 === 0) await assertNoSidewaysScroll(page, `the table after ${n} decisions`);
    // Or somebody's last brain has ended the game with the round.
    return (await inTheNextRound(page)) || isOver(page);
  });
  await assertNoSidewaysScroll(page, "the end of the round");
  await assertAccessible(page, "the table in French");
  await close();
});

test("targets are large enough on a phone", async () => {
  const phone = { viewport: { width: 320, height: 640 } };
  const { page, close } = await sitAt(browser, server.url, "omb-five", phone);
  const small = await tooSmall(page, ".omb button");
  assert.deepEqual(small, []);
  await close();
});

test("the die tumbles, a tap ends that, and its face stays to be read", async () => {
  const { page, close } = await sitAt(browser, server.url, "omb-die", { isSlow: true });
  const hand = page.getByRole("region", { name: "Your hand" });
  await hand.getByRole("button", { name: /can be played; rolls the die/ }).first().click();
  await page.clock.runFor(GUARD_MS);
  await ready(page).click();
  await page.clock.runFor(1);
  await page.getByText("The die rolls…").waitFor();
  assert(await page.locator(".d6.rolling").isVisible());
  await page.getByRole("heading", { name: "Horde" }).click({ force: true });
  const face = page.getByText(/rolls? (GIVE|SWARM|STEAL|GAIN|SWAP|AGAIN)[:.]/).first();
  await face.waitFor();
  assert.equal(await page.locator(".d6.rolling").count(), 0);
  await page.clock.resume();
  await assertAccessible(page, "the die");
  await close();
});

test("two browsers play a round, and neither is told the other's cards", async () => {
  const [ada, bert] = await sitDownTwo();
  let n_searches = 0;
  await playTogether([ada, bert], clickOnce, async () => {
    noteWhatIsOpen([ada, bert]);
    n_searches += await searchForSecrets(ada, bert);
    n_searches += await searchForSecrets(bert, ada);
    return ada.hasEnded();
  });
  assert(20 < n_searches, `only ${n_searches} secrets were searched for`);
  await ada.close();
  await bert.close();
});

test("choices that cross on their way are both made", async () => {
  const [ada, bert] = await sitDownTwo();
  for (const { page } of [ada, bert]) {
    await cards(page).first().click();
    await ready(page).waitFor();
  }
  await Promise.all([ada, bert].map(({ page }) => primary(page).click()));
  for (const { page } of [ada, bert]) {
    await page.getByRole("heading", { name: "Deal 2 of 3" }).waitFor();
    assert.equal(await page.getByText("You can’t do that now.").count(), 0);
  }
  await ada.close();
  await bert.close();
});

/**
 * Searches everything one page has received and shows for every card that only
 * the other player can know, and proves on the owner's page that the search
 * would find it. Returns the number of cards searched for.
 */
async function searchForSecrets(owner, other) {
  const secrets = owner.cards().filter((value) => !other.mayKnow(value));
  if (secrets.length === 0) return 0;
  const pages = [owner.page, other.page];
  const [own, foreign] = await Promise.all(pages.map((page) => page.content()));
  for (const value of secrets) {
    const card = `${value} ${ANIMALS[value]} of ${owner.name}`;
    assert(mentions(own, value), `the search should find ${card} in the owner's page`);
    assert(owner.received.has(value), `the owner should have been sent ${card}`);
    assert(!mentions(foreign, value), `${other.name}'s page shows ${card}`);
    assert(!other.received.has(value), `${other.name} was sent ${card}`);
  }
  return secrets.length;
}

/** Whether a page names an animal anywhere, in text or attributes. */
function mentions(html, value) {
  return new RegExp(`\\b${ANIMALS[value]}\\b`, "i").test(html);
}

/** Keys under which messages carry cards. */
const CARD_KEYS = [
  ...["hands", "graveyards", "drawn", "open", "discard"],
  ...["cards", "top", "card", "animal", "got", "gave"],
];

/** Adds every card value in a message to a set. */
function collect(json, found, isCard = false) {
  if (typeof json === "number" && isCard) found.add(json);
  if (Array.isArray(json)) json.forEach((it) => collect(it, found, isCard));
  else if (json !== null && typeof json === "object") {
    for (const [key, value] of Object.entries(json)) {
      collect(value, found, CARD_KEYS.includes(key));
    }
  } else if (typeof json === "string") {
    // Legal moves: `bury 14`, `play 12 x2`.
    const move = json.match(/^(?:bury|play|keep|take|give) (\d+)/);
    if (move) found.add(Number(move[1]));
  }
}

/** Gives a person at the table memory and eyes, and listens for them. */
function listen(person, message) {
  if (person.received === undefined) remember(person);
  collect(withoutCounts(message), person.received);
  if (message.type === "state") person.cards().forEach((it) => person.legitimate.add(it));
}

/** The table says how many cards were drawn, by the word that the view has for which. */
function withoutCounts(message) {
  if (message.type !== "state") return message;
  const { drawn, ...table } = message.view.table;
  return { ...message, view: { ...message.view, table } };
}

function remember(person) {
  /** Every card value in any message. */
  person.received = new Set();
  /** What may be known: the own cards, and what lay open or changed hands. */
  person.legitimate = new Set();
  person.cards = () => {
    const { view, seat } = person.state;
    const piles = [view.known.hands, view.known.graveyards, view.drawn];
    return [...new Set(piles.flatMap((it) => it[seat]))];
  };
  person.mayKnow = (value) => person.legitimate.has(value);
  // Or the game with it, when somebody gave up too often.
  person.hasEnded = () => person.messages.some((it) => /"(round_ended|ended)"/.test(JSON.stringify(it)));
}

/** Ada opens a table for two, Bert follows her link. */
async function sitDownTwo() {
  const people = await sitTogether(browser, server.url, { game: GAME, names: ["Ada", "Bert"], listen });
  for (const { page } of people) {
    await page.getByRole("heading", { name: "Deal 1 of 3" }).waitFor();
  }
  return people;
}

/**
 * What happened openly is legitimate for both; it is read from the messages to
 * the one who did it.
 */
function noteWhatIsOpen(people) {
  const open = new Set();
  for (const it of people) {
    for (const event of it.state.events) {
      const [[kind, told]] = Object.entries(event);
      if (["played", "shared"].includes(kind)) open.add(told.animal);
      // Between two players these are known to both.
      if (kind === "given") open.add(told.card);
      if (["swapped_hands", "swapped_graveyards"].includes(kind)) {
        [...told.cards.got, ...told.cards.gave].forEach((card) => open.add(card));
      }
    }
  }
  for (const it of people) open.forEach((card) => it.legitimate.add(card));
}

function giveUp(page) {
  return prompt(page).getByRole("button", { name: /^Give up|Renoncer/ });
}

/** Cards that can be chosen now. */
function cards(page) {
  return page.locator(".omb .card[aria-disabled=false]");
}

/** Two equal cards that can be played. */
function pair(page) {
  const hand = page.getByRole("region", { name: "Your hand" });
  return hand.getByRole("button", { name: /, [12] of 2, can be played/ });
}

async function pressed(buttons) {
  return buttons.evaluateAll((all) => all.map((it) => it.getAttribute("aria-pressed")));
}

async function inTheNextRound(page) {
  return /^(Round|Manche) 2\b/.test(await page.locator(".bar .phase").textContent());
}

/** Makes one decision by clicking: the first card, opponent or exchange. */
async function clickOnce(page) {
  const sheet = page.getByRole("dialog").getByRole("button", { name: /^(Lose|Perdre) / });
  const isAimed = 0 < (await page.locator(".seat[data-picked]").count());
  const aim = page.locator(isAimed ? ".act .do.even .btn" : ".seat[data-pick] .hit");
  const choices = [aim, cards(page)];
  for (const choice of [sheet, ready(page), ...choices]) {
    if (await choice.first().isVisible()) return choice.first().click();
  }
  return assert.fail("there is nothing to choose");
}
