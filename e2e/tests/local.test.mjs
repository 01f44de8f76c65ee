// Games against bots, played in the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { join } from "node:path";
import {
  DOWN,
  GAME,
  assertAccessible,
  assertHonest,
  assertNoSidewaysScroll,
  clickOnce,
  newPage,
  playOn,
  primary,
  setUp,
  sitAt,
  startGame,
  startServer,
  tabTo,
} from "../helper.mjs";

let browser, server, place;

setUp((it) => ({ browser, server, place } = it));

test("a whole game against bots by clicking, and it was honest", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/?speed=0`);
  await page.getByRole("link", { name: "Play" }).click();
  const opponents = page.getByRole("radio").nth(1);
  await opponents.check({ force: true });
  await page.getByLabel("Bots play").selectOption("Runner");
  await page.getByRole("button", { name: "Start the game" }).click();
  await playOn(page, clickOnce);
  await page.getByRole("table").waitFor();
  assert.equal(await page.getByRole("row").count(), 5, "four players and a head");
  await assertHonest(page);
  await assertAccessible(page, "the end of a game");
  await page.getByRole("button", { name: "Play again" }).click();
  // The next game is prepared as the last one was.
  assert(await opponents.isChecked());
  const level = page.getByLabel("Bots play").locator("option:checked");
  assert.equal(await level.innerText(), "Runner");
  await close();
});

test("a whole game by keyboard alone", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/play/${GAME}?speed=0`);
  const start = page.getByRole("button", { name: "Start the game" });
  await start.waitFor();
  await tabTo(page, start);
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Prompt" }).waitFor();
  let n = 0;
  const decide = async () => {
    const pay = page.getByRole("button", { name: /^Pay \d+ myself/ });
    if (await pay.isVisible()) {
      await tabTo(page, pay);
      return page.keyboard.press("Enter");
    }
    n += 1;
    // Now and then a die is kept, or all of them, which is stopping.
    const keys = n % 3 === 0 ? ["1", "2", "3", "4", "5"] : n % 3 === 1 ? ["2"] : [];
    for (const key of keys) await page.keyboard.press(key);
    return page.keyboard.press("Enter");
  };
  await playOn(page, decide);
  await close();
});

test("keys repeat the prompt, show help and open the rules", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-throw");
  await page.keyboard.press("p");
  await page.getByRole("alert").getByText("Your turn").waitFor();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await help.waitFor();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "hidden" });
  await page.keyboard.press("r");
  await page.getByRole("heading", { level: 1, name: /Rules of Mmm/ }).waitFor();
  await close();
});

test("a late tap for an old prompt does nothing", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-throw", { isSlow: true });
  const box = await page.getByRole("button", { name: "Throw the dice", disabled: false }).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await page.clock.runFor(5000);
  await page.getByText("2 throws left").first().waitFor();
  assert(await page.getByText("2 throws left").first().isVisible(), "only one throw was made");
  await close();
});

test("a reload in the middle of a turn continues the game", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-keep");
  const before = await faces(page);
  await page.reload();
  await page.getByRole("button", { name: "Stop" }).waitFor();
  assert.deepEqual(await faces(page), before);
  await playOn(page, clickOnce);
  await assertHonest(page);
  await close();
});

test("stopping can be undone, throwing cannot", async () => {
  const { page, close } = await sitAt(browser, server.url, "mmm-throw");
  await primary(page).click();
  const undo = page.getByRole("button", { name: "Undo" });
  const stop = page.getByRole("button", { name: "Stop" });
  await stop.waitFor();
  assert(await undo.isDisabled());
  await stop.click();
  await undo.click();
  await stop.waitFor();
  await close();
});

test("without the server the page still loads and the game goes on", async () => {
  const own = await startServer({ db: join(place, "own.sqlite") });
  const { page, close } = await sitAt(browser, own.url, "mmm-keep", { allowed: DOWN });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await own.stop();
  const before = await faces(page);
  await page.reload();
  await page.getByRole("button", { name: "Stop" }).waitFor();
  assert.deepEqual(await faces(page), before);
  await playOn(page, clickOnce);
  await assertHonest(page);
  await page.goto(`${own.url}/rules/${GAME}`);
  await page.getByRole("heading", { level: 1, name: /Rules of Mmm/ }).waitFor();
  await close();
});

test("French, dark and 320 pixels wide", async () => {
  const { page, close } = await newPage(browser, {
    locale: "fr-FR",
    colorScheme: "dark",
    viewport: { width: 320, height: 640 },
  });
  await page.goto(`${server.url}/?speed=0`);
  await page.getByRole("heading", { name: "Inviter des amis" }).waitFor();
  await assertNoSidewaysScroll(page, "the landing page");
  await startGame(page, server.url);
  await assertNoSidewaysScroll(page, "the table");
  await primary(page).click();
  await page.getByRole("button", { name: "Arrêter" }).waitFor();
  await page.getByRole("button", { name: "Faces du dé 3" }).click();
  await assertNoSidewaysScroll(page, "the open die");
  await assertAccessible(page, "the dark table in French");
  await playOn(page, clickOnce);
  await assertHonest(page);
  await assertNoSidewaysScroll(page, "the end");
  await page.goto(`${server.url}/rules/${GAME}`);
  await page.getByRole("heading", { level: 1, name: /^Règles de/ }).waitFor();
  await assertNoSidewaysScroll(page, "the rules");
  await close();
});

test("landing, table and rules are accessible", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await assertAccessible(page, "the landing page");
  await startGame(page, server.url);
  await primary(page).click();
  await page.getByRole("button", { name: "Stop" }).waitFor();
  await page.keyboard.press("2");
  await page.getByRole("button", { name: /^die 2: .*, kept$/, pressed: true }).waitFor();
  await assertAccessible(page, "the table in play");
  await page.goto(`${server.url}/rules/${GAME}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await assertAccessible(page, "the rules");
  await page.goto(`${server.url}/rules/${GAME}#MMB-5.keep`);
  await page.locator("[id='MMB-5.keep']").waitFor();
  await close();
});

test("language, theme and name are kept", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/`);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("Theme").selectOption("Dark");
  await page.getByLabel("Language").selectOption("Français");
  await page.reload();
  assert.equal(await page.getByLabel("Votre nom").inputValue(), "Ada");
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  await close();
});

/** What all dice show, as a screen reader says it. */
async function faces(page) {
  const dice = page.getByRole("button", { name: /^die \d:/ });
  return dice.evaluateAll((dice) => dice.map((die) => die.getAttribute("aria-label")));
}
