// What is pressed in each first game: what a step lights, and what comes after it.

import { ready } from "./helper.mjs";

const piece = (name) => `[id="piece-${name}"]`;
const place = (name) => `[data-piece="${name}"]`;

/** One step after the other: what is touched, after `first` if there is one, and the button if it is not the main one. */
export const LESSONS = {
  "mmm-brains": [
    {},
    { touch: [piece("die.1"), piece("die.2")] },
    { touch: [piece("die.1"), piece("die.2"), piece("die.3"), piece("die.4")] },
    { touch: [place("totals/red")] },
    { touch: [place("totals/green")] },
    { touch: [place("totals/yellow")] },
    { touch: [place("totals/yellow")] },
  ],
  "oh-my-brain": [
    { touch: [piece("drawn.A/7.0")] },
    { touch: [piece("hand.A/8.0"), piece("hand.A/8.1")] },
    { touch: [piece("hand.A/6.0")] },
    { touch: [piece("hand.A/11.0")] },
    { touch: [piece("graveyard.A/14.0")] },
    { touch: [piece("hand.A/11.0")] },
    { touch: [piece("hand.A/7.0"), piece("hand.A/7.1")] },
  ],
  "give-me-the-brain": [
    { touch: [piece("card.19")] },
    { touch: [piece("hand.A/inventory-day.0")] },
    { touch: [piece("card.overtime")] },
    { touch: [piece("hand.A/extra-hand.0")] },
    { touch: [piece("card.lunch-rush")] },
    { touch: [piece("card.20")] },
  ],
  "great-brain-robbery": [
    {},
    { touch: [place("space.caboose.c5")] },
    { touch: [piece("brain.whistle")] },
    { touch: [place("open")] },
    { touch: [place("space.observation-car.b2")] },
    { touch: [place("space.engine.a6")] },
    { touch: [place("space.engine.a6")] },
  ],
  "brain-flip": [
    { touch: [place("ask living")] },
    { touch: [place("ask hat")] },
    { first: /^(Got it!|Je sais)/, touch: [piece("picture.bell")] },
    { first: /^(Go on|Continuer)/, touch: [piece("picture.baby")] },
    { button: /^(No|Non)\b/ },
    { button: /^(Yes|Oui)\b/ },
    { first: /^(Got it!|Je sais)/, touch: [piece("picture.snake")] },
  ],
};

export async function learn(page, url, game) {
  await page.goto(`${url}/learn/${game}?speed=0`);
  await page.locator(".bub").waitFor();
}

/** Does what a step asks for, by clicking. */
export async function doStep(page, { first, touch = [], button }) {
  const named = (name) => page.locator(".act .do").getByRole("button", { name });
  if (first) await named(first).click();
  for (const selector of touch) {
    const found = page.locator(selector).first();
    const inner = found.locator("button");
    const it = (await inner.count()) ? inner.first() : found;
    if ((await it.getAttribute("aria-pressed")) !== "true") await it.click();
  }
  await (button ? named(button) : ready(page)).click();
}
