// The page is several programs: going from game to game, nobody notices.

import assert from "node:assert/strict";
import { test } from "node:test";
import { join } from "node:path";
import { DOWN, newPage, setUp, startGame, startServer, untilKept } from "../helper.mjs";

const GAMES = {
  "mmm-brains": "Mmm... Brains!",
  "oh-my-brain": "Oh My Brain",
  "give-me-the-brain": "Give Me The Brain",
  "great-brain-robbery": "The Great Brain Robbery",
  "brain-flip": "Brain Flip",
};

let browser, server, place;

setUp((it) => ({ browser, server, place } = it));

test("every game is on the shelf, and its link starts the program that plays it", async () => {
  const { page, close } = await newPage(browser);
  for (const [game, title] of Object.entries(GAMES)) {
    await page.goto(`${server.url}/play/${game}`);
    await heading(page, title);
    await page.goto(`${server.url}/rules/${game}`);
    await heading(page, `Rules of ${title}`);
    await page.getByRole("link", { name: "Brainery" }).click();
    await page.getByRole("heading", { name: "Invite friends" }).waitFor();
    const shelf = await page.locator(".shelf strong").allTextContents();
    assert.deepEqual(shelf, Object.values(GAMES));
  }
  await close();
});

test("from the shelf to games of either program and back", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(server.url);
  for (const game of ["brain-flip", "mmm-brains", "great-brain-robbery"]) {
    await page.getByLabel("Game").first().selectOption(game);
    await page.locator(".main-door .button").click();
    await heading(page, GAMES[game]);
    assert.equal(new URL(page.url()).pathname, `/play/${game}`);
    await page.goBack();
    await page.getByRole("heading", { name: "Invite friends" }).waitFor();
  }
  await page.locator(".shelf a[href='/rules/brain-flip']").click();
  await heading(page, "Rules of Brain Flip");
  await page.getByRole("link", { name: "Play Brain Flip" }).click();
  await heading(page, "Brain Flip");
  await close();
});

test("a clause of the other program's rules is found by its link", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/rules/brain-flip`);
  const last = page.locator(".clause[id]").last();
  const id = await last.getAttribute("id");
  await page.goto(`${server.url}/rules/mmm-brains`);
  await heading(page, "Rules of Mmm... Brains!");
  await page.goto(`${server.url}/rules/brain-flip#${id}`);
  await page.locator(`[id="${id}"]`).waitFor();
  await page.waitForFunction(() => 0 < scrollY);
  await close();
});

test("a table of either program is opened on the shelf and joined by its code", async () => {
  const host = await newPage(browser);
  await host.page.goto(server.url);
  await host.page.getByLabel("Game").nth(1).selectOption("brain-flip");
  await host.page.getByRole("button", { name: "Open the table" }).click();
  const code = (await host.page.locator(".code").textContent()).trim();
  assert.equal(new URL(host.page.url()).pathname, `/table/${code}`);
  const guest = await newPage(browser);
  await guest.page.goto(server.url);
  await guest.page.getByLabel("Code", { exact: true }).fill(code);
  await guest.page.getByRole("button", { name: "Join", exact: true }).click();
  await guest.page.getByRole("button", { name: "Take a seat" }).click();
  for (const { page } of [host, guest]) await page.locator(".bfl-place").first().waitFor();
  await guest.close();
  await host.close();
});

test("an unknown game or table says so, in whatever program", async () => {
  const { page, close } = await newPage(browser, { allowed: [/Failed to load resource/] });
  for (const path of ["/play/chess", "/rules/chess", "/table/QQQQ", "/second"]) {
    await page.goto(server.url + path);
    await page.getByText(/Nobody is buried here|There’s no table QQQQ/).waitFor();
  }
  await close();
});

test("without the server the other program is there too, once it has come", async () => {
  const own = await startServer({ db: join(place, "own.sqlite") });
  const { page, close } = await newPage(browser, { allowed: DOWN });
  await page.goto(own.url);
  await untilKept(page, ["/second.js", "/second_bg.wasm"]);
  await own.stop();
  for (const game of ["great-brain-robbery", "mmm-brains"]) await startGame(page, own.url, game);
  await close();
});

function heading(page, name) {
  return page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}
