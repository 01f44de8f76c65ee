// Brain Flip: two and three people shout at each other, bots are questioned,
// and nobody sees the picture too early.

import assert from "node:assert/strict";
import { test } from "node:test";
import { join } from "node:path";
import {
  DOWN,
  assertAccessible,
  assertHonest,
  assertNoSidewaysScroll,
  newPage,
  playOn,
  ready,
  setUp,
  sitAt,
  sitTogether,
  startGame,
  startServer,
  tabTo,
  untilKept,
} from "../helper.mjs";

const GAME = "brain-flip";

let browser, server, place;

setUp((it) => ({ browser, server, place } = it));

test("two people: a corrected answer, a wrong call, a right call, and a secret", async () => {
  const people = await sitDown(["Ada", "Bert"]);
  const [master, guesser] = roles(people);
  const secret = "c4";
  await choose(master, secret);
  // From here on the guesser may be told nothing about it.
  const word = rightWord(await alt(master, secret));
  await ask(guesser, "Does it wear glasses?");
  await say(master, other(word));
  await searchForSecret(master, guesser, secret);
  await heard(guesser, other(word));
  await button(master, `Oops: say ${word} instead`).click();
  await heard(guesser, word);
  await guesser.page.locator(".answers .bfl-line").first().getByText("corrected").waitFor();
  // Once is enough.
  await button(master, /^Oops/).waitFor({ state: "detached" });
  await searchForSecret(master, guesser, secret);
  // Private notes stay on the device, also over a reload.
  const n_sent = guesser.sent.length;
  for (const cell of ["a1", "f6"]) await picture(guesser, cell).click();
  await guesser.page.reload();
  for (const cell of ["a1", "f6"]) {
    await guesser.page.locator(`#bfl-${cell}.dimmed`).waitFor();
  }
  assert.equal(await guesser.page.locator(".bfl-place.dimmed").count(), 2);
  const sent = guesser.sent.slice(n_sent).map((it) => it.type);
  assert.deepEqual(sent, ["sit"], "notes should not be sent");
  await assertAccessible(guesser.page, "the table with notes");
  // The only guesser is wrong, so the Brain Master scores.
  await call(guesser, "a1");
  for (const person of people) {
    await person.page.getByText(new RegExp(`The picture was the .* at ${secret}\\.`)).first().waitFor();
    await player(person, master).getByText("1 point").waitFor();
  }
  const said = guesser.page.locator(".moment.reveal");
  await said.getByText(word === "NO" ? "in truth yes" : "in truth no").waitFor();
  await assertAccessible(guesser.page, "the end of a round");
  // It goes away once it has been looked at.
  for (const person of people) {
    await button(person, "Go on").click();
    await person.page.locator(".moment.reveal").waitFor({ state: "detached" });
  }
  // Now the other way round, and this time the call is right.
  await choose(guesser, "b2");
  await ask(master, "Does it wear glasses?");
  await say(guesser, rightWord(await alt(guesser, "b2")));
  await call(master, "b2");
  for (const person of people) {
    await player(person, master).getByText("2 points").waitFor();
    await player(person, guesser).getByText("0 points").waitFor();
  }
  for (const person of people) await person.close();
});

test("whoever shouts first is heard first, out of turn too", async () => {
  const people = await sitDown(["Ada", "Bert", "Cleo"], { grid: 3 });
  const [master, asker, other] = roles(people);
  await choose(master, "b2");
  await button(asker, "Ask a question").waitFor();
  assert.equal(await button(other, "Ask a question").count(), 0, "it is not their turn");
  await call(other, "a1");
  await other.page.getByText("You’re out of this round.").first().waitFor();
  await player(asker, other).getByText("out", { exact: true }).waitFor();
  assert(await button(asker, "Ask a question").isVisible(), "the turn stays where it was");
  await call(asker, "b2");
  for (const person of people) await player(person, asker).getByText("1 point").waitFor();
  // Next round: both point at the right picture. The slow one does not know
  // yet that somebody was faster.
  const [next, fast, slow] = roles(people);
  assert.equal(next, asker, "the next player clockwise is Brain Master");
  for (const person of people) await button(person, "Go on").click();
  await choose(next, "c3");
  for (const guesser of [fast, slow]) {
    await button(guesser, "Got it!").click();
    await picture(guesser, "c3").click();
    await button(guesser, /^Point at c3/).waitFor();
  }
  await slow.hold();
  await button(fast, /^Point at c3/).click();
  await player(next, fast).getByText("1 point").waitFor();
  await button(slow, /^Point at c3/).click();
  await slow.until(() => slow.messages.some((it) => it.type === "refused"));
  await slow.release();
  await slow.page.getByRole("alert").getByText("Too late").waitFor();
  for (const person of people) {
    await player(person, fast).getByText("1 point").waitFor();
    await player(person, slow).getByText("0 points").waitFor();
    assert.equal(await player(person, slow).getByText("out", { exact: true }).count(), 0);
  }
  // And at the same moment: one of them is first, whichever it is.
  const [last, ...both] = roles(people);
  for (const person of people) await button(person, "Go on").click();
  await choose(last, "a3");
  for (const guesser of both) {
    await button(guesser, "Got it!").click();
    await picture(guesser, "a3").click();
    await button(guesser, /^Point at a3/).waitFor();
    await guesser.hold();
  }
  const before = last.state.view.table.points;
  await Promise.all(both.map((it) => button(it, /^Point at a3/).click()));
  await Promise.all(both.map((it) => it.release()));
  const hasEnded = (state) => state.view.table.master !== at(last) || state.turn.over;
  await Promise.all(people.map((it) => it.until(hasEnded)));
  const points = people.map((it) => it.state.view.table.points);
  assert.deepEqual(points[1], points[0], "all saw the same");
  assert.deepEqual(points[2], points[0], "all saw the same");
  const scored = both.filter((it) => points[0][at(it)] === before[at(it)] + 1);
  assert.equal(scored.length, 1, `exactly one was first: ${before} became ${points[0]}`);
  for (const person of people) await person.close();
});

test("a question of one's own: handed back, answered, disputed", async () => {
  const people = await sitDown(["Ada", "Bert"], { grid: 2, limit: 2 });
  const [master, guesser] = roles(people);
  await choose(master, "a2");
  const type = async (text) => {
    await button(guesser, "Ask a question").click();
    await guesser.page.getByLabel("Type a question").fill(text);
    await guesser.page.keyboard.press("Enter");
  };
  await type("Is it cute?");
  await guesser.page.getByText(`${master.name} will read “Is it cute?” as it stands`).waitFor();
  await assertAccessible(guesser.page, "the sheet with a typed question");
  await button(guesser, "Ask it in these words").click();
  await master.page.getByText(`${guesser.name} asks: Is it cute?`).first().waitFor();
  await assertAccessible(master.page, "the Brain Master's choice");
  await button(master, "Can’t say").click();
  await guesser.page.getByText("0 of 2 used").waitFor({ state: "attached" });
  await type("Is it really cute?");
  await guesser.page.keyboard.press("Enter");
  await say(master, "YES");
  await guesser.page.getByText("Is it really cute?").first().waitFor();
  await ask(guesser, "Does it wear glasses?");
  await say(master, rightWord(await alt(master, "a2")));
  // Everything is used up: the picture is shown, and the answer can be doubted.
  await guesser.page.getByRole("heading", { name: "Was an answer wrong?" }).waitFor();
  await assertAccessible(guesser.page, "the disputes");
  await button(guesser, "Answer 1 was a mistake: YES").click();
  // Nobody else can tell, so the two must agree, and they do not.
  await master.page.getByText("Answer 1 is disputed, and nobody else can tell.").first().waitFor();
  await assertAccessible(master.page, "the Brain Master's word");
  assert.equal(await button(master, "I can’t tell").count(), 0, "they were asked");
  await button(master, "It was right").click();
  for (const person of people) {
    await person.page.getByText("question 1 is void, and nobody scores.").first().waitFor();
    for (const each of people) await player(person, each).getByText("0 points").waitFor();
  }
  for (const person of people) await person.close();
});

test("a bot understands what the vocabulary can say, and the asker is told", async () => {
  const { page, close } = await sitAt(browser, server.url, "bfl-guesser");
  await page.locator("#bfl-a1").click({ button: "right" });
  const name = (await page.locator("#bfl-picture-title").textContent()).replace("a1 ", "");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: "Ask a question" }).click();
  const field = page.getByLabel("Type a question");
  const meant = page.locator(".bfl-meant");
  await field.fill("Is it cute?");
  await field.press("Enter");
  await meant.getByText("is a bot and hands such questions back").waitFor();
  const sheet = page.getByRole("dialog", { name: "Ask a question" });
  const primary = sheet.locator(".go");
  assert.equal(await primary.getAttribute("aria-disabled"), "true");
  // A negation is asked back, never guessed.
  await field.fill("Has it no hat?");
  await field.press("Enter");
  await meant.getByText("Did you mean one of these?").waitFor();
  await meant.getByRole("button", { name: "Is it wearing something on its head?" }).click();
  await meant.getByText("Understood as: Is it wearing something on its head?").waitFor();
  // A picture is not asked for, but called, and nothing is said before it is
  // confirmed on the table.
  await field.fill(`Is it a ${name}?`);
  await field.press("Enter");
  await meant.getByRole("button", { name: `Got it! Point at a1: ${name}` }).click();
  await sheet.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: /^Point at a1/ }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Ask a question" }).click();
  await field.fill("est-ce qu'il porte des lunettes ?");
  await field.press("Enter");
  await meant.getByText("Understood as: Does it wear glasses?").waitFor();
  await field.press("Enter");
  await sheet.waitFor({ state: "hidden" });
  const line = page.locator(".bfl-line", { hasText: "Does it wear glasses?" }).first();
  await line.locator(".a", { hasText: /Yes!|No!/ }).waitFor();
  await close();
});

test("a whole game against bots by clicking, and it was honest", async () => {
  const { page, close } = await newPage(browser);
  await startGame(page, server.url, GAME, { n_opponents: 2 });
  await playOn(page, clickOnce);
  await page.getByRole("heading", { name: /win|share/i }).waitFor();
  await assertHonest(page);
  await assertAccessible(page, "the end of a game");
  await close();
});

test("a round by keyboard alone", async () => {
  const { page, close } = await sitAt(browser, server.url, "bfl-guesser");
  // Enter opens the sheet, Tab walks through it.
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Ask a question" }).waitFor();
  await tabTo(page, page.getByRole("button", { name: "Face", exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Is it smiling?" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Ask: Is it smiling?" }));
  await page.keyboard.press("Enter");
  const line = page.locator(".bfl-line", { hasText: "Is it smiling?" }).first();
  await line.locator(".a", { hasText: /Yes!|No!/ }).waitFor();
  // Two says "Got it!", the grid is one stop, arrows walk in it.
  await page.getByRole("button", { name: "Ask a question" }).waitFor();
  await page.keyboard.press("2");
  await tabTo(page, page.locator("#bfl-a1"));
  for (const key of ["ArrowRight", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: /^Point at c2/ }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.locator(".moment.reveal").waitFor();
  await close();
});

test("the last round by keyboard alone", async () => {
  const { page, close } = await sitAt(browser, server.url, "bfl-last");
  const point = page.getByRole("button", { name: /^Point at a1/ });
  await playOn(page, async () => {
    if (await page.locator(".moment.reveal").isVisible()) return page.keyboard.press("Enter");
    await page.keyboard.press("2");
    await tabTo(page, page.locator("#bfl-a1"));
    await page.keyboard.press("Enter");
    await tabTo(page, point, "Shift+Tab");
    await page.keyboard.press("Enter");
  });
  await page.getByRole("heading", { name: /\bwins?\b|share/ }).waitFor();
  await close();
});

test("French, dark and 320 pixels wide, with a picture shown large", async () => {
  const device = { locale: "fr-FR", colorScheme: "dark", viewport: { width: 320, height: 640 } };
  const { page, close } = await sitAt(browser, server.url, "bfl-guesser", device);
  await assertNoSidewaysScroll(page, "the table");
  const first = page.locator("#bfl-a1");
  const box = await first.boundingBox();
  assert(44 <= box.width, `a picture is ${box.width} wide`);
  await first.click({ button: "right" });
  const large = page.locator(".bfl-large");
  await large.waitFor();
  assert.match(await large.innerText(), /^a1 .*\n[\s\S]*fond /, "it is described in words");
  await assertNoSidewaysScroll(page, "a picture");
  await assertAccessible(page, "a picture in French, dark");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Poser une question" }).click();
  await assertNoSidewaysScroll(page, "the questions");
  await assertAccessible(page, "the questions in French, dark");
  await close();
  const master = await sitAt(browser, server.url, "bfl-master", device);
  await master.page.locator(".secret .pict, .moment.reveal").first().waitFor();
  await assertNoSidewaysScroll(master.page, "the Brain Master's table");
  await assertAccessible(master.page, "the Brain Master's table in French, dark");
  await master.close();
});

test("without the server the pictures are still there", async () => {
  const own = await startServer({ db: join(place, "own.sqlite") });
  const { page, close } = await newPage(browser, { allowed: DOWN });
  await startGame(page, own.url, GAME);
  await page.locator(".bfl-place svg").first().waitFor();
  await untilKept(page, ["/shared.wasm", "/split_brain_flip.wasm", "/art/brain-flip.json"]);
  await own.stop();
  await page.reload();
  await page.locator(".bfl-place svg").first().waitFor();
  assert.equal(await page.locator(".bfl-place svg").count(), 36);
  await close();
});

async function sitDown(names, options = null) {
  const people = await sitTogether(browser, server.url, { game: GAME, names, options });
  for (const { page } of people) await page.locator(".bfl-place svg").first().waitFor();
  return people;
}

function at(person) {
  return person.state.seat;
}

/** The Brain Master first, then the guessers in the order in which they ask. */
function roles(people) {
  const { master } = people[0].state.view.table;
  return people.map((_, n) => people[(master + n) % people.length]);
}

function button({ page }, name) {
  return page.getByRole("button", { name, exact: typeof name === "string" });
}

function picture({ page }, cell) {
  return page.locator(`#bfl-${cell}`);
}

function player({ page }, { name }) {
  return page.locator(".seat", { hasText: name });
}

/** The Brain Master's own picture in words, as it is described when shown large. */
async function alt({ page }, cell) {
  await page.locator(".secret .pict", { hasText: cell }).click();
  const words = await page.locator("#bfl-picture p").innerText();
  await page.keyboard.press("Escape");
  return words;
}

/** What a Brain Master has to say about glasses, by the picture's words. */
function rightWord(words) {
  return /(?<!magnifying )\bglasses\b/.test(words) ? "NO" : "YES";
}

function other(word) {
  return word === "YES" ? "NO" : "YES";
}

async function choose(person, cell) {
  await picture(person, cell).click();
  await button(person, new RegExp(`^Choose ${cell}: `)).click();
  await person.page.locator(".secret .pict", { hasText: cell }).waitFor();
}

async function ask(person, question) {
  await button(person, "Ask a question").click();
  const sheet = person.page.getByRole("dialog", { name: "Ask a question" });
  await sheet.getByRole("button", { name: "Worn and held" }).click();
  await sheet.getByRole("button", { name: question, exact: true }).click();
  await sheet.getByRole("button", { name: `Ask: ${question}` }).click();
}

/** As the table hears it. */
function spoken(word) {
  return word === "YES" ? "Yes!" : "No!";
}

async function say(person, word) {
  await button(person, spoken(word)).click();
}

/** Waits until the newest answer is this word. */
async function heard({ page }, word) {
  const newest = page.locator(".answers .bfl-line").first().locator(".a");
  await newest.filter({ hasText: spoken(word) }).waitFor();
}

async function call(person, cell) {
  await button(person, "Got it!").click();
  await picture(person, cell).click();
  await button(person, new RegExp(`^Point at ${cell}`)).click();
}

/**
 * Compares where the secret and another picture stand in everything a guesser
 * was told and sees: nothing may tell them apart. On the Brain Master's side the
 * same search does find it.
 */
async function searchForSecret(master, guesser, secret, decoy = "e2") {
  await guesser.until((state) => state.n === master.state.n);
  const number = (person, cell) => {
    const { grid } = person.state.view.table;
    return grid["abcdef".indexOf(cell[0]) * 6 + Number(cell[1]) - 1];
  };
  const places = (person, cell) => {
    const found = person.messages.flatMap((it) => mentions(it, cell, number(person, cell)));
    return [...new Set(found)].sort();
  };
  assert.deepEqual(places(guesser, secret), places(guesser, decoy), "a message tells the secret");
  assert(places(master, secret).includes(".view.secret"), "the search should find the secret");
  const looks = ({ page }) =>
    page.locator(".bfl-place").evaluateAll((all) =>
      all.map(({ attributes }) =>
        [...attributes]
          .filter(({ name }) => !["id", "aria-label", "tabindex"].includes(name))
          .map(({ name, value }) => `${name}=${value}`)
          .join(" "),
      ),
    );
  const endings = ({ page }) =>
    page.locator(".bfl-place").evaluateAll((all) => all.map((it) => it.ariaLabel.split(".").at(-1)));
  assert.equal(new Set(await looks(guesser)).size, 1, "a picture looks unlike the others");
  const desk = await master.page.locator(".secret").innerHTML();
  assert(new RegExp(`\\b${secret}\\b`).test(desk), "the desk should name the place");
  assert.equal(new Set(await endings(guesser)).size, 1, "a picture is named unlike the others");
  const outside = await guesser.page.evaluate(() => {
    const page = document.body.cloneNode(true);
    page.querySelectorAll(".bfl-grid").forEach((it) => it.remove());
    return page.innerHTML;
  });
  assert(!new RegExp(`\\b${secret}\\b`).test(outside), "the page names the place");
}

/** The paths in a message at which a picture stands, by place or number. */
function mentions(json, cell, number, path = "") {
  if (typeof json === "string") return new RegExp(`\\b${cell}\\b`).test(json) ? [path] : [];
  if (typeof json === "number") return json === number && /grid|picture/.test(path) ? [path] : [];
  if (Array.isArray(json)) return json.flatMap((it) => mentions(it, cell, number, path));
  return Object.entries(json ?? {}).flatMap(([key, value]) =>
    mentions(value, cell, number, `${path}.${key}`),
  );
}

/**
 * Makes one decision: hides a picture, asks a question, points. Always saying
 * yes is often a mistake, and costs nothing.
 */
async function clickOnce(page) {
  const sheet = page.locator(".bfl-ask[open]");
  if (await sheet.isVisible()) {
    const ask = sheet.locator(".go[aria-disabled=false]");
    if (await ask.isVisible()) return ask.click();
    return sheet.locator(".bfl-questions button").first().click();
  }
  if (await page.locator(".moment.reveal").isVisible()) return ready(page).click();
  const even = page.locator(".act .do.even .btn");
  if (await even.first().isVisible()) return even.first().click();
  if (await page.locator(".bfl-grid.choosing").isVisible()) {
    if (await page.locator(".bfl-place.chosen").isVisible()) return ready(page).click();
    return page.locator("#bfl-b2").click();
  }
  const gotIt = page.locator(".act .do .btn:not(.go)", { hasText: /^(Got it!|Je sais\s!)$/ });
  const n_lines = await page.locator(".answers .bfl-line").count();
  if (2 < n_lines && (await gotIt.isVisible())) return gotIt.click();
  return ready(page).click();
}
