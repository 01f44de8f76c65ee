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
  chairs,
  clickOnce,
  nameMe,
  newPage,
  playNow,
  playOn,
  primary,
  prompt,
  seatAt,
  seatOpponents,
  setUp,
  shelf,
  sitAt,
  startGame,
  startServer,
  tabTo,
  untilKept,
} from "../helper.mjs";

let browser, server, place;

setUp((it) => ({ browser, server, place } = it));

test("a whole game against bots by clicking, and it was honest", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/?speed=0`);
  await page.getByRole("link", { name: /^Mmm\.\.\. ?Brains!/ }).click();
  await seatOpponents(page, 3);
  await seatAt(page, 0, /^Ghoul/);
  const names = await page.locator(".round b").allInnerTexts();
  await playNow(page).click();
  await prompt(page).waitFor();
  const sitters = await kept(page);
  assert.deepEqual(sitters.bots, ["ghoul", "runner", "runner"]);
  await playOn(page, clickOnce);
  assert.equal(await page.locator(".podium li").count(), 4, "four players");
  await assertHonest(page);
  await assertAccessible(page, "the end of a game");
  await page.keyboard.press("Escape");
  // The next game begins at once, with the same players.
  await page.getByRole("button", { name: "Play again" }).click();
  await page.locator(".fin").waitFor({ state: "detached" });
  await prompt(page).waitFor();
  assert.deepEqual(await kept(page), sitters);
  // And the counter looks as it was left.
  await page.goto(server.url);
  await page.getByRole("link", { name: /^Mmm\.\.\. ?Brains!/ }).click();
  await page.locator(".round b").first().waitFor();
  assert.deepEqual(await page.locator(".round b").allInnerTexts(), names);
  await close();
});

test("a first visit finds a good table, the next one the table of last time", async () => {
  const { page, close } = await newPage(browser);
  const games = { "mmm-brains": 2, "oh-my-brain": 2, "give-me-the-brain": 3, "great-brain-robbery": 2, "brain-flip": 2 };
  for (const [game, n_bots] of Object.entries(games)) {
    await page.goto(`${server.url}/play/${game}?speed=0`);
    await playNow(page).waitFor();
    assert.equal(await chairs(page).count(), n_bots, game);
  }
  await startGame(page, server.url, "brain-flip", { n_opponents: 1 });
  await page.goto(server.url);
  await page.getByRole("link", { name: /^Brain ?Flip/ }).click();
  await chairs(page).first().waitFor();
  assert.equal(await chairs(page).count(), 1);
  await close();
});

test("a whole game by keyboard alone", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/play/${GAME}?speed=0`);
  await playNow(page).waitFor();
  await tabTo(page, playNow(page));
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
  // Beside the table, which stays where it is.
  await page.getByRole("region", { name: "Rules" }).waitFor();
  assert(await prompt(page).isVisible());
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
  // Rules are a piece of their own, and come when there is time.
  await untilKept(page, ["/split_rules.wasm", `/tours/${GAME}.json`]);
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
  await page.getByRole("heading", { name: "Une petite faim" }).waitFor();
  await assertNoSidewaysScroll(page, "the shop");
  await startGame(page, server.url);
  await assertNoSidewaysScroll(page, "the table");
  await primary(page).click();
  await page.getByRole("button", { name: "Arrêter" }).waitFor();
  await page.getByRole("button", { name: /^Faces des dés/ }).click();
  await assertNoSidewaysScroll(page, "the open die");
  await assertAccessible(page, "the dark table in French");
  await page.keyboard.press("Escape");
  await playOn(page, clickOnce);
  await assertHonest(page);
  await assertNoSidewaysScroll(page, "the end");
  await page.goto(`${server.url}/rules/${GAME}`);
  await page.getByRole("heading", { level: 1, name: /^Règles de/ }).waitFor();
  await assertNoSidewaysScroll(page, "the rules");
  await close();
});

test("shop, box, sheets, table and rules are accessible", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await assertAccessible(page, "the shop");
  await page.getByRole("button", { name: "Settings" }).click();
  await assertAccessible(page, "the settings");
  await page.keyboard.press("Escape");
  await page.locator(".mechip").click();
  await assertAccessible(page, "name and face");
  await page.keyboard.press("Escape");
  await page.goto(`${server.url}/play/brain-flip`);
  await page.getByRole("button", { name: "House rules" }).click();
  await assertAccessible(page, "the house rules");
  await page.keyboard.press("Escape");
  await assertAccessible(page, "the box");
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
  await nameMe(page, "Ada");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Night" }).click();
  await page.getByRole("radio", { name: "Français" }).click();
  await page.getByRole("button", { name: "C’est bon" }).click();
  await page.reload();
  await page.getByRole("button", { name: /^Ada.: votre nom et votre tête$/ }).waitFor();
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  await close();
});

/** Who sits at the game on the device: names and bots. */
function kept(page) {
  return page.evaluate((key) => {
    const { record, bots } = JSON.parse(localStorage.getItem(key));
    return { players: record.match(/^player .*$/gm), bots };
  }, shelf(GAME));
}

/** What all dice show, as a screen reader says it. */
async function faces(page) {
  const dice = page.getByRole("button", { name: /^die \d:/ });
  return dice.evaluateAll((dice) => dice.map((die) => die.getAttribute("aria-label")));
}
