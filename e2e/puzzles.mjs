// How a puzzle is opened, and how a move of it is made by clicking.

import assert from "node:assert/strict";
import { ready } from "./helper.mjs";

/** In the order of the shelf: they take turns. */
export const SHELF = ["mmm-brains", "oh-my-brain", "give-me-the-brain", "great-brain-robbery", "brain-flip"];

const DAY_MS = 86_400_000;

/** All puzzles of a game, as the page gets them. */
export async function puzzlesOf(url, game) {
  const answer = await fetch(`${url}/puzzles/${game}.json`);
  assert(answer.ok, `${game} should have puzzles`);
  return (await answer.json()).puzzle;
}

/** Noon of a day whose puzzle is number `n` of a game, if every game has as many. */
export async function dayOf(url, game, n) {
  const index = SHELF.indexOf(game);
  const count = (await puzzlesOf(url, game)).length;
  const around = Math.ceil(20_500 / (SHELF.length * count));
  const day = SHELF.length * (count * around + n - 1) + index;
  return new Date((day + 0.5) * DAY_MS);
}

/** Pages that are opened from now on are opened on that day; time goes on as ever. */
export function setDay(context, day) {
  return context.addInitScript((start) => {
    const Real = Date;
    const ahead = start - Real.now();
    globalThis.Date = class extends Real {
      constructor(...given) {
        super(...(given.length === 0 ? [Real.now() + ahead] : given));
      }
      static now() {
        return Real.now() + ahead;
      }
    };
  }, day.getTime());
}

export function dayAfter(day) {
  return new Date(day.getTime() + DAY_MS);
}

export async function openPuzzle(page, url, game, n) {
  await page.goto(`${url}/puzzle/${game}/${n}?speed=0`);
  await page.locator(".bub").waitFor();
}

/** What is touched for a move, and the button if it is not the main one; nothing if it is not known here how. */
export function howToPlay(game, seat, action) {
  const [verb, what, times] = action.split(" ");
  const piece = (name) => `[id="piece-${name}"]`;
  if (game === "mmm-brains") {
    if (verb === "stop") return { touch: [], button: /^(Stop|Arrêter)/ };
    if (verb === "announce") return { touch: [`[data-piece="totals/${what}"]`] };
    if (verb === "keep" && what !== "none") return { touch: action.split(" ").slice(1).map((die) => piece(`die.${die}`)) };
  }
  if (game === "oh-my-brain") {
    if (verb === "bury") return { touch: [piece(`drawn.${seat}/${what}.0`)] };
    if (verb === "play") {
      const n = times ? Number(times.slice(1)) : 1;
      return { touch: Array.from({ length: n }, (_, nth) => piece(`hand.${seat}/${what}.${nth}`)) };
    }
  }
  return undefined;
}

/** The number of the first puzzle whose two moves we know how to make, and the puzzle. */
export async function knownPuzzle(url, game) {
  const puzzles = await puzzlesOf(url, game);
  const isKnown = (it) => [it.best[0], it.obvious].every((action) => howToPlay(game, it.seat, action));
  const index = puzzles.findIndex(isKnown);
  assert(0 <= index, `a puzzle of ${game} should have moves that the test can make`);
  return { n: index + 1, puzzle: puzzles[index] };
}

/** Makes a move with the mouse, or with `press` that does it otherwise. */
export async function play(page, game, puzzle, action, press = (it) => it.click()) {
  const { touch, button } = howToPlay(game, puzzle.seat, action);
  // What was chosen before is put back.
  const isMeant = (it, names) => names.some((name) => it.matches(name) || it.closest(name));
  for (const pressed of await page.locator('.stage [aria-pressed="true"]').all()) {
    if (!(await pressed.evaluate(isMeant, touch))) await press(pressed);
  }
  for (const selector of touch) {
    const found = page.locator(selector).first();
    const inner = found.locator("button");
    const it = (await inner.count()) ? inner.first() : found;
    if ((await it.getAttribute("aria-pressed")) !== "true") await press(it);
  }
  await press(button ? page.locator(".act .do").getByRole("button", { name: button }) : ready(page));
}
