// A device with a key of its own: games found again, looked back at, taken along and forgotten.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { GAME, NARROW, assertAccessible, assertNoSidewaysScroll, clickOnce, newPage, person, playOn, primary, prompt, setUp, startGame, tooSmall } from "../helper.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

/** Plays a game with bots on the server to its end, and says at which table. */
async function playOnline(page) {
  await page.goto(`${server.url}/play/${GAME}?speed=0`);
  await page.getByRole("button", { name: /Quick play|Partie rapide/ }).click();
  await prompt(page).waitFor();
  const code = new URL(page.url()).pathname.split("/").at(-1);
  await playOn(page, clickOnce);
  return code;
}

function keyOf(page) {
  return page.evaluate(() => localStorage.getItem("brainery.key"));
}

test("a key is made when a seat is taken, and opens it when the token is lost", async () => {
  const ada = await person(browser, "Ada");
  await ada.page.goto(`${server.url}/?speed=0`);
  assert.equal(await keyOf(ada.page), null, "nobody needs one to look at the shelf");
  await ada.page.goto(`${server.url}/play/${GAME}?speed=0`);
  await ada.page.getByRole("button", { name: "Quick play" }).click();
  await prompt(ada.page).waitFor();
  const path = new URL(ada.page.url()).pathname;
  assert.match(await keyOf(ada.page), /^[0-9a-f]{80}$/);
  await ada.page.evaluate(() => {
    for (const name of Object.keys(localStorage)) {
      if (/^brainery\.(tables|token|kept)/.test(name)) localStorage.removeItem(name);
    }
  });
  await ada.page.goto(`${server.url}/tables/mine?speed=0`);
  await ada.page.locator(`a[href="${path}"]`).click();
  await primary(ada.page).waitFor();
  await ada.close();
});

test("games are looked back at, on a phone and in French, and opened again", async () => {
  const { page, close } = await newPage(browser, { ...NARROW, locale: "fr-FR" });
  await page.goto(`${server.url}/me?speed=0`);
  await page.getByText("Rien d’enterré ici").waitFor();
  await assertAccessible(page, "an empty graveyard");
  const code = await playOnline(page);
  await startGame(page, server.url);
  await playOn(page, clickOnce);
  await page.goto(`${server.url}/me?speed=0`);
  await page.locator(".stones li", { hasText: /2\s*parties/ }).waitFor();
  await page.locator(".hist li").nth(1).waitFor();
  assert.equal(await page.locator(".hist li").count(), 2);
  await page.getByText("Sur cet appareil").waitFor();
  // What the stones, the boxes and the rivals say is counted from these two.
  const wins = await page.locator(".hist li.w").count();
  await page.locator(".stones li", { hasText: new RegExp(`${wins}\\s*victoires?`) }).waitFor();
  await page.locator(".bybox li").getByText(`${wins} sur 2 gagnées`).waitFor();
  assert(0 < (await page.locator(".riv li").count()), "the bots are rivals");
  await assertAccessible(page, "the graveyard");
  await assertNoSidewaysScroll(page, "the graveyard");
  assert.deepEqual(await tooSmall(page, ".profp main :is(button, a, input)"), []);
  await page.locator(`.hist a[href="/replay/${code}"]`).click();
  await page.waitForURL(`**/replay/${code}*`);
  await page.getByRole("slider").first().waitFor();
  await close();
});

test("a second device is linked with a code, once", async () => {
  const ada = await newPage(browser);
  await playOnline(ada.page);
  await ada.page.goto(`${server.url}/me?speed=0`);
  await ada.page.locator(".hist li").waitFor();
  await ada.page.getByRole("button", { name: "Show a code" }).click();
  const code = await ada.page.locator(".linkcode .word").textContent();
  const phone = await newPage(browser, { ...NARROW, allowed: [/404/] });
  await phone.page.goto(`${server.url}/link/${code}?speed=0`);
  await phone.page.getByText("Nothing buried here").waitFor();
  await phone.page.getByRole("button", { name: "Link this device" }).click();
  await phone.page.getByText("Linked.").waitFor();
  await phone.page.locator(".hist li").waitFor();
  await phone.page.getByText("2 devices play as you.").waitFor();
  await phone.page.getByLabel("Got a code from your other device?").fill(code);
  await phone.page.getByRole("button", { name: "Link this device" }).click();
  await phone.page.getByText("That code doesn’t work").waitFor();
  await ada.close();
  await phone.close();
});

test("a rating is there for whoever wants one, everything is exported, and everything is deleted", async () => {
  const { page, close } = await newPage(browser, { allowed: [/404/] });
  await page.goto(`${server.url}/me?speed=0`);
  await page.getByRole("radio", { name: "On" }).click();
  await page.locator('[role="radio"][aria-checked="true"]', { hasText: "On" }).waitFor();
  await playOnline(page);
  await page.goto(`${server.url}/me?speed=0`);
  await page.getByText(/Rating \d+/).waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  const text = readFileSync(await (await downloading).path(), "utf8");
  const all = JSON.parse(text);
  assert.equal(all.server.games.length, 1);
  assert.equal(all.server.player.ratings[0].game, GAME);
  assert.ok(!text.includes(await keyOf(page)), "whoever has the key is the player");
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByText("There is no undo.").waitFor();
  await page.getByRole("button", { name: "Keep it" }).click();
  assert.ok(await keyOf(page));
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Delete everything" }).click();
  await page.waitForURL(`${server.url}/`);
  assert.equal(await keyOf(page), null);
  await page.goto(`${server.url}/me?speed=0`);
  await page.getByText("Nothing buried here").waitFor();
  await close();
});
