// What is heard, as it reaches the loudspeaker: the pitch of every voice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ready, setUp, sitAt } from "../helper.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

/** The first pitch of each sound, in hertz; see crates/web/src/sound.rs. */
const [WIN, LOSE, TAP, GULP, CARD] = [523, 1047, 220, 240, 1800];

/** Keeps the pitch at which each voice begins. */
function keepVoices() {
  window.heard = [];
  const { setValueAtTime } = AudioParam.prototype;
  AudioParam.prototype.setValueAtTime = function (value, at) {
    // Loudness never comes near a pitch.
    if (20 < value) window.heard.push(Math.round(value));
    return setValueAtTime.call(this, value, at);
  };
}

const heard = (page) => page.evaluate(() => window.heard);

/** Plays on at the speed of people, whatever comes first, until the game is over. */
async function finish(page, watch) {
  for (let n = 0; n < 100; n += 1) {
    if (await page.locator(".fin").isVisible()) return;
    await watch();
    if (await ready(page).count()) await ready(page).click();
    else await page.keyboard.press("1");
    await page.clock.runFor(400);
  }
  assert.fail("it did not come to an end");
}

test("whoever wins hears so, once, when the last move has been seen", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-last", { isSlow: true });
  await page.evaluate(keepVoices);
  await finish(page, async () => {
    const voices = await heard(page);
    assert(!voices.includes(WIN) && !voices.includes(LOSE), `too early: ${voices}`);
  });
  await page.getByRole("heading", { name: "You win!" }).waitFor();
  const voices = await heard(page);
  // The tune, and twice its echo.
  assert.equal(voices.filter((it) => it === WIN).length, 3, String(voices));
  assert(voices.indexOf(WIN) < voices.indexOf(LOSE), `it goes up: ${voices}`);
  await close();
});

test("points are gulped down one by one, each a little higher", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-announce", { isSlow: true });
  await page.evaluate(keepVoices);
  await page.keyboard.press("1");
  await page.clock.runFor(400);
  await ready(page).click();
  await page.clock.runFor(400);
  const gulps = (await heard(page)).filter((it) => GULP <= it && it < 400);
  assert(1 < gulps.length && gulps.length <= 8, String(gulps));
  assert.deepEqual(gulps, gulps.toSorted((a, b) => a - b));
  await close();
});

test("without motion one still hears what happens, and taps", async () => {
  const { page, close } = await sitAt(browser, server.url, "omb-pair", { isSlow: true, reducedMotion: "reduce" });
  await page.evaluate(keepVoices);
  await page.locator(".mine .hand button").first().click();
  assert((await heard(page)).includes(TAP));
  await page.locator(".tab").nth(1).click();
  await page.clock.runFor(400);
  await ready(page).click();
  await page.clock.runFor(400);
  assert((await heard(page)).includes(CARD), String(await heard(page)));
  await close();
});
