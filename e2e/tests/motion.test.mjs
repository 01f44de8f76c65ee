// Things travel: pawns walk, cards are dealt, and nobody misses what happens to
// them. Whoever wants less motion sees none.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GUARD_MS, clickOnce, newPage, person, playNow, prompt, ready, setUp, sitAt, stopTheClock, takeSeat, until } from "../helper.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

/** Keeps everything that the page sets in motion. */
function keepMotions() {
  window.motions = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const { x, y, width, height } = this.getBoundingClientRect();
    window.motions.push({ id: this.id, class: this.className, frames, options, at: [x + width / 2, y + height / 2] });
    return animate.call(this, frames, options);
  };
}

/** Sits down at the speed of people. */
async function watch(position, options) {
  const person = await sitAt(browser, server.url, position, { isSlow: true, ...options });
  await person.page.evaluate(keepMotions);
  return person;
}

/** Lets time pass in beats, until something is found or too much of it has passed. */
function inTime(page, find, { beat = 40, n = 400 } = {}) {
  return until(find, () => page.clock.runFor(beat), { n });
}

function motionsOf(page, what) {
  return page.evaluate((what) => window.motions.filter((it) => `${it.id} ${it.class}`.includes(what)), what);
}

test("a pawn walks from cell to cell, ninety milliseconds a step", async () => {
  const { page, close } = await watch("gbr-seven");
  // The farthest that can be gone to.
  const ways = page.locator(".dest button:not([aria-disabled=true])");
  const steps = await ways.locator("i").allInnerTexts();
  const far = steps.map(Number).indexOf(Math.max(...steps.map(Number)));
  await ways.nth(far).click();
  const n_steps = Number(steps[far]);
  assert(1 < n_steps, "one step is no walk");
  await page.clock.runFor(400);
  await ready(page).click();
  const [walk] = await inTime(page, async () => {
    const found = await motionsOf(page, "piece-pawn.A");
    return found.length ? found : undefined;
  });
  assert.equal(walk.options.duration, Math.min(900, 90 * n_steps));
  const stops = walk.frames.translate.filter((_, n) => n % 2 === 0);
  assert.equal(stops.length, n_steps + 1);
  const cells = await page.evaluate(
    ([stops, [x, y]]) => {
      const spaces = [...document.querySelectorAll(".space")].map((it) => it.getBoundingClientRect());
      return stops.map((stop) => {
        const [left, top] = stop.split(" ").map(Number.parseFloat);
        const on = spaces.find((it) => it.left <= x + left && x + left <= it.right && it.top <= y + top && y + top <= it.bottom);
        return on && [on.left / on.width, on.top / on.height];
      });
    },
    [stops, walk.at],
  );
  for (const [n, cell] of cells.slice(1).entries()) {
    const before = cells[n];
    assert(before && cell, `step ${n + 1} is beside the train`);
    const far = Math.abs(cell[0] - before[0]) + Math.abs(cell[1] - before[1]);
    // Between two cars there is a gap.
    assert(0.9 < far && far < 2, `step ${n + 1} goes over ${far} cells`);
  }
  await close();
});

test("what others take from you flies slowly, and is told while it does", async () => {
  const { page, close } = await watch("mmm-pay");
  const mine = page.locator(".act .say.mine:not(.telling)");
  const taken = await inTime(
    page,
    async () => {
      if ((await mine.count()) && (await ready(page).count())) await ready(page).click();
      const brains = await motionsOf(page, "ghost token");
      const slow = brains.filter((it) => it.options.duration === 640);
      return slow.length ? slow : undefined;
    },
    { beat: 100, n: 1200 },
  );
  assert(0 < taken.length);
  const said = page.locator(".act .sentence");
  const words = await said.innerText();
  assert.equal(await page.locator(".act .say.telling").count(), 1, "it is being told");
  await page.clock.runFor(700);
  assert.equal(await said.innerText(), words, "it can be read for as long as it flies");
  await close();
});

test("cards are dealt one by one", async () => {
  const { page, close } = await newPage(browser);
  await page.clock.install();
  await page.goto(`${server.url}/play/give-me-the-brain`);
  await playNow(page).waitFor();
  await page.evaluate(keepMotions);
  await stopTheClock(page);
  await playNow(page).click();
  await prompt(page).waitFor();
  await page.clock.runFor(60);
  const mine = await page.locator(".hand > li").evaluateAll((all) => all.map((it) => it.id));
  const dealt = await page.evaluate(() => window.motions);
  const delays = mine.map((id) => dealt.find((it) => it.id === id)?.options.delay);
  assert.equal(new Set(delays).size, mine.length, "each has its moment");
  assert(dealt.every((it) => it.options.duration <= 260));
  assert(dealt.some((it) => it.class.includes("ghost back")), "others are dealt cards too");
  await close();
});

test("brains fly in the colours of the bowl, one by one, and the number counts down", async () => {
  const { page, close } = await watch("mmm-announce");
  const left = page.locator(".bowl .left data");
  const before = Number(await left.innerText());
  await ready(page).click();
  const brains = await inTime(page, async () => {
    const found = await motionsOf(page, "ghost token");
    return found.length ? found : undefined;
  });
  assert(brains.length <= 8, `${brains.length} brains`);
  for (const [n, it] of brains.entries()) {
    assert.match(it.class, /\b(red|white)-brain\b/);
    assert.equal(it.options.delay, 45 * n);
  }
  const seen = new Set();
  const after = await inTime(page, async () => {
    const isCounting = (await left.getAttribute("aria-hidden")) === "true";
    seen.add(Number(await left.innerText()));
    return !isCounting && Number(await left.innerText()) < before ? Number(await left.innerText()) : undefined;
  });
  assert(2 < seen.size, `it showed ${[...seen]}`);
  assert.equal(Math.min(...seen), after);
  await close();
});

test("a bot says what it does before it does it, and the blank ends its words", async () => {
  const { page, close } = await watch("gmb-bids");
  const said = page.locator(".act .sentence");
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  // Whoever speaks does not say their name.
  await inTime(page, async () => (await said.innerText()) === "Loafs.");
  assert.equal(await page.locator(".act .say.telling").count(), 1);
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press(" ");
  assert.match(await said.innerText(), /^\w+ loafs\. \w+ draws a card\.$/);
  await close();
});

test("whoever wants less motion reads what bots say all the same", async () => {
  const { page, close } = await watch("gmb-bids", { reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  await inTime(page, async () => (await page.locator(".act .sentence").innerText()) === "Loafs.");
  await close();
});

test("while the blank is held down everything goes fast", async () => {
  const { page, close } = await watch("gbr-seven");
  await page.locator(".dest button:not([aria-disabled=true])").first().click();
  await page.clock.runFor(400);
  await ready(page).click();
  await page.evaluate(() => {
    document.activeElement?.blur();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: " ", repeat: true }));
    window.motions = [];
  });
  const lengths = await inTime(
    page,
    async () => {
      const isMine = await page.locator(".act .say.mine:not(.telling)").count();
      if (isMine) await page.locator(".act .do .btn").first().click({ force: true });
      const all = await page.evaluate(() => window.motions.map((it) => it.options.duration));
      return all.length ? all : undefined;
    },
    { beat: 100 },
  );
  assert(Math.max(...lengths) <= 900 / 4, `they take ${lengths} ms`);
  await close();
});

test("whoever wants less motion sees none, and what happens all the same", async () => {
  const { page, close } = await watch("gbr-seven", { reducedMotion: "reduce" });
  const pawn = page.locator("[id='piece-pawn.A']");
  const before = await pawn.boundingBox();
  await page.locator(".dest button:not([aria-disabled=true])").first().click();
  await page.clock.runFor(400);
  await ready(page).click();
  await inTime(page, async () => (await pawn.boundingBox())?.x !== before.x);
  assert.deepEqual(await page.evaluate(() => [window.motions.length, document.getAnimations().length]), [0, 0]);
  await close();
});

test("where very much has happened meanwhile, it is shown at once", async () => {
  const it = await person(browser, "Ada");
  const { page } = it;
  // Taps count only after a while, which passes when we say so.
  await page.clock.install();
  const bot = { bot: "shambler" };
  const seats = ["person", bot, bot, bot, bot];
  const answer = await page.request.post(`${server.url}/api/tables`, { data: { game: "mmm-brains", options: null, seats } });
  assert(answer.ok(), await answer.text());
  const { code } = await answer.json();
  await page.goto(`${server.url}/table/${code}`);
  await takeSeat(it);
  await it.until(() => true);
  const meanwhile = page.getByText("Meanwhile, a lot has happened. It’s all in the log.");
  const turn = async () => {
    await page.locator(".act .say.mine:not(.telling)").waitFor({ timeout: 30_000 });
    await page.clock.runFor(GUARD_MS);
    const { n } = it.state;
    const n_sent = it.sent.length;
    await it.hold();
    await clickOnce(page);
    // A die that is kept is nobody else's business yet.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
    if (n_sent < it.sent.length) await it.until(({ n: now, seat, turn }) => n < now && turn.waiting?.must & (1 << seat));
    const n_held = await page.evaluate(() => window.held.length);
    await it.release();
    return 9 < n_held;
  };
  await until(turn, () => {}, { n: 40 });
  await meanwhile.first().waitFor();
  await it.close();
});
