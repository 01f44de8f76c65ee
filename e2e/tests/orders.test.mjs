// Standing orders: given in the menu, seen by their player alone, carried out
// while nobody is there, taken back where they are seen.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import {
  DOWN,
  GAME,
  PHONE,
  assertAccessible,
  assertNoSidewaysScroll,
  clickOnce,
  person,
  prompt,
  setUp,
  startGame,
  startServer,
  tooSmall,
} from "../helper.mjs";

let browser, server, place;

setUp((it) => ({ browser, server, place } = it));

test("an order is carried out for whoever is away, after a restart too, and taken back", async () => {
  const db = join(place, "orders.sqlite");
  let site = await startServer({ db });
  const allowed = [...DOWN, /CLOSING or CLOSED/];
  const ada = await person(browser, "Ada", { allowed });
  const bert = await person(browser, "Bert", { ...PHONE, locale: "fr-FR", allowed });
  const data = { game: GAME, options: null, seats: ["person", "person", { bot: "runner" }] };
  const { code } = await (await ada.page.request.post(`${site.url}/api/tables`, { data })).json();
  for (const { page, name } of [ada, bert]) {
    await page.goto(`${site.url}/table/${code}?speed=0`);
    await page.getByRole("textbox", { name: /^(Your name|Votre nom)/ }).fill(name);
    await page.getByRole("button", { name: /Take a seat|Prendre place/ }).click();
  }
  for (const it of [ada, bert]) {
    await it.until(() => true);
    await prompt(it.page).waitFor();
  }
  // Bert has both done for him, on his phone.
  await bert.page.getByRole("button", { name: "Menu" }).click();
  await bert.page.getByRole("button", { name: "Consignes" }).click();
  const sheet = bert.page.locator("dialog[open]");
  for (const name of ["Lancer les cinq dés", "prendre le plus grand total"]) {
    const order = sheet.getByRole("switch", { name: new RegExp(name) });
    await order.click();
    await sheet.locator('[role="switch"][aria-checked="true"]').filter({ visible: true }).first().waitFor();
  }
  await bert.page.waitForFunction(() => document.querySelectorAll('dialog[open] [aria-checked="true"]').length === 2);
  await assertAccessible(bert.page, "standing orders");
  await assertNoSidewaysScroll(bert.page, "standing orders");
  assert.deepEqual(await tooSmall(bert.page, "dialog[open] button"), []);
  await sheet.getByRole("button", { name: "C’est bon" }).click();
  await bert.page.getByRole("button", { name: "2 consignes" }).waitFor();
  assert(!ada.messages.some(({ type }) => type === "orders"), "nobody else is told");
  // He goes, and the dice are thrown for him.
  await bert.page.goto("about:blank");
  const showing = (it) => it.state.view.active === 1 && it.state.view.throw.showing;
  await playOnAlone(ada, () => showing(ada));
  await site.stop();
  site = await startServer({ db, listen: site.listen });
  await bert.page.goto(`${site.url}/table/${code}?speed=0`);
  await bert.page.getByRole("button", { name: "2 consignes" }).click();
  const again = bert.page.locator("dialog[open]");
  await again.getByRole("switch", { name: /Lancer les cinq dés/ }).click();
  await bert.page.waitForFunction(() => document.querySelectorAll('dialog[open] [aria-checked="true"]').length === 1);
  await bert.page.keyboard.press("Escape");
  await bert.page.getByRole("button", { name: "1 consigne" }).waitFor();
  await ada.close();
  await bert.close();
  await site.stop();
});

test("an order is given by keyboard in a game of one's own, and is there after a reload", async () => {
  const { page, close } = await person(browser, "Ada");
  await startGame(page, server.url);
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Standing orders" }).press("Enter");
  await page.getByRole("switch", { name: /^Throw the five dice/ }).press(" ");
  await page.locator('dialog[open] [aria-checked="true"]').waitFor();
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: "1 standing order" }).waitFor();
  await close();
});

/** Lets whoever is there decide, until `isDone`. */
async function playOnAlone(it, isDone) {
  for (let n = 0; n < 60; n += 1) {
    await it.until(() => true);
    if (isDone()) return;
    if (await it.page.locator(".act .say.mine").isVisible()) await clickOnce(it.page);
    else await it.until((state) => state.turn.waiting?.must & (1 << state.seat) || isDone());
  }
  assert.fail("it did not come about");
}
