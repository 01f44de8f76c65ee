// Tables that are open to everybody, quick play, and the tables one sits at.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAME, NARROW, assertAccessible, assertNoSidewaysScroll, clickOnce, invite, nameMe, person, playOn, primary, prompt, setUp } from "../helper.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

/** Ada opens a table for herself, two friends and whoever else usually sits there. */
async function open() {
  const ada = await person(browser, "Ada");
  await ada.page.goto(server.url);
  await nameMe(ada.page, "Ada");
  await invite(ada.page, server.url, GAME, [0, 1]);
  await ada.page.getByRole("img", { name: "Connected" }).waitFor();
  return ada;
}

test("a table chooses to be listed, and somebody sits down from the list", async () => {
  const bert = await person(browser, "Bert", NARROW);
  await bert.page.goto(`${server.url}/tables?speed=0`);
  await bert.page.getByText("No table is open right now.").waitFor();
  const ada = await open();
  await ada.page.getByRole("radio", { name: "Anyone" }).click();
  // The list is looked at again by itself.
  await bert.page.getByText("Ada waits for").waitFor();
  await assertAccessible(bert.page, "the open tables");
  await assertNoSidewaysScroll(bert.page, "the open tables");
  const cleo = await person(browser, "Cléo", { locale: "fr-FR" });
  await cleo.page.goto(`${server.url}/tables?speed=0`);
  await cleo.page.getByText("Ada attend encore").waitFor();
  await bert.page.getByRole("button", { name: "Sit down" }).click();
  await bert.page.getByText("Ada starts the game.").waitFor();
  assert.equal(await ada.page.locator(".chairs li:not(.open)").count(), (await ada.page.locator(".chairs li").count()) - 1);
  await ada.page.getByRole("radio", { name: "With the link" }).click();
  await cleo.page.getByText("Aucune table n’est ouverte.").waitFor();
  for (const it of [ada, bert, cleo]) await it.close();
});

test("quick play takes a seat at an open table, and where there is none plays with bots at once", async () => {
  const cleo = await person(browser, "Cleo");
  await cleo.page.goto(`${server.url}/play/${GAME}?speed=0`);
  await cleo.page.getByRole("button", { name: "Quick play" }).click();
  await prompt(cleo.page).waitFor();
  const ada = await open();
  await ada.page.getByRole("radio", { name: "Anyone" }).click();
  await ada.page.locator('[aria-checked="true"]', { hasText: "Anyone" }).waitFor();
  const bert = await person(browser, "Bert");
  await bert.page.goto(`${server.url}/play/${GAME}?speed=0`);
  await bert.page.getByRole("button", { name: "Quick play" }).click();
  await bert.page.getByText("Ada starts the game.").waitFor();
  for (const it of [ada, bert, cleo]) await it.close();
});

test("a device finds its tables again, whose turn it is and since when", async () => {
  const ada = await open();
  const code = new URL(ada.page.url()).pathname.split("/").at(-1);
  await ada.page.goto(`${server.url}/tables/mine?speed=0`);
  await ada.page.getByRole("heading", { name: /^Seats are filling/ }).waitFor();
  await ada.page.getByText("now", { exact: true }).waitFor();
  await assertAccessible(ada.page, "your tables");
  await ada.page.getByRole("link", { name: "Look" }).click();
  await ada.page.getByRole("button", { name: "Fill with bots and start" }).click();
  await primary(ada.page).waitFor();
  // On the home page, and on the page of all of them.
  await ada.page.goto(`${server.url}/?speed=0`);
  await ada.page.locator(`.tickets a[href="/table/${code}"]`).getByText("Your turn").waitFor();
  await ada.page.getByRole("link", { name: "Your tables" }).click();
  await ada.page.getByRole("heading", { name: /^Your turn/ }).waitFor();
  await ada.page.getByText("1 table is waiting for you.").waitFor();
  await ada.page.getByRole("link", { name: "Play", exact: true }).click();
  await prompt(ada.page).waitFor();
  // It is over, and stays on the list with the place she took.
  await playOn(ada.page, clickOnce);
  await ada.page.goto(`${server.url}/tables/mine?speed=0`);
  await ada.page.getByRole("heading", { name: /^Done/ }).waitFor();
  await ada.page.getByText(/^Place \d/).waitFor();
  await ada.page.getByText("Nobody is waiting for you.").waitFor();
  await ada.close();
});
