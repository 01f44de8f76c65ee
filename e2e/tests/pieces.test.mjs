// The page is one program, and each game a piece of it that comes when it is played.

import assert from "node:assert/strict";
import { test } from "node:test";
import { join } from "node:path";
import { DOWN, assertAccessible, newPage, setUp, startGame, startServer, untilKept } from "../helper.mjs";

const GAMES = {
  "mmm-brains": "Mmm... Brains!",
  "oh-my-brain": "Oh My Brain",
  "give-me-the-brain": "Give Me The Brain",
  "great-brain-robbery": "The Great Brain Robbery",
  "brain-flip": "Brain Flip",
};

const NO_WORKER = /Service Worker registration blocked/;

let browser, server, place;

setUp((it) => ({ browser, server, place } = it));

test("every game is on the shelf, and its link brings the piece that plays it", async () => {
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

test("from the shelf to games and back, no page is loaded and no piece twice", async () => {
  // What a service worker fetches ahead is not what the page asks for.
  const { page, close } = await newPage(browser, { allowed: [NO_WORKER], serviceWorkers: "block" });
  const asked = [];
  page.on("request", (request) => {
    const file = new URL(request.url()).pathname.split("/").pop();
    if (request.isNavigationRequest() || file.endsWith(".wasm")) asked.push(file);
  });
  await page.goto(server.url);
  await page.getByRole("heading", { name: "Invite friends" }).waitFor();
  assert.deepEqual(asked, ["", "page_bg.wasm"], "the shelf needs no game");
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
  const pieces = ["brain_flip", "mmm_brains", "great_brain_robbery"].map((it) => `split_${it}.wasm`);
  assert.deepEqual(asked.toSorted(), ["", "shared.wasm", ...pieces, "page_bg.wasm"].toSorted());
  await close();
});

test("a clause of rules that are yet to come is found by its link", async () => {
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

test("a table is opened on the shelf and joined by its code", async () => {
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

test("a game that does not come says so, and is tried again", async () => {
  const allowed = [NO_WORKER, /Failed to (load resource|fetch)/, /HTTP status code is not ok/, /shared.wasm: 404/];
  const { page, context, close } = await newPage(browser, { allowed, serviceWorkers: "block" });
  const lost = (route) => route.fulfill({ status: 404 });
  for (const [path, title, files, fail] of [
    ["/play/brain-flip", "Brain Flip", "**/split_brain_flip.wasm", (route) => route.abort()],
    ["/rules/brain-flip", "Rules of Brain Flip", "**/split_brain_flip.wasm", lost],
    ["/play/mmm-brains", "Mmm... Brains!", "**/shared.wasm", lost],
  ]) {
    await context.route(files, fail);
    await page.goto(server.url + path);
    await heading(page, "This game couldn’t be loaded.");
    await assertAccessible(page, "a game that did not come");
    await context.unroute(files);
    // On the way back it is tried again without a word.
    await page.getByRole("link", { name: "Home" }).click();
    await page.getByRole("heading", { name: "Invite friends" }).waitFor();
    await page.goBack();
    await heading(page, title);
  }
  await close();
});

test("the button brings a game that did not come, in French too", async () => {
  const allowed = [NO_WORKER, /Failed to (load resource|fetch)/];
  const { page, context, close } = await newPage(browser, { allowed, locale: "fr-FR", serviceWorkers: "block" });
  await context.route("**/split_mmm_brains.wasm", (route) => route.abort());
  await page.goto(`${server.url}/play/mmm-brains`);
  await heading(page, "Ce jeu n’a pas pu être chargé.");
  await context.unroute("**/split_mmm_brains.wasm");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await heading(page, "Mmm... Brains!");
  await close();
});

test("an unknown game or table says so", async () => {
  const { page, close } = await newPage(browser, { allowed: [/Failed to load resource/] });
  for (const path of ["/play/chess", "/rules/chess", "/table/QQQQ", "/play"]) {
    await page.goto(server.url + path);
    await page.getByText(/Nobody is buried here|There’s no table QQQQ/).waitFor();
  }
  await close();
});

test("without the server every game is there, once the device has kept it", async () => {
  const own = await startServer({ db: join(place, "own.sqlite") });
  const { page, close } = await newPage(browser, { allowed: DOWN });
  await page.goto(own.url);
  const pieces = Object.keys(GAMES).map((it) => `/split_${it.replaceAll("-", "_")}.wasm`);
  await untilKept(page, ["/shared.wasm", ...pieces]);
  await own.stop();
  for (const game of Object.keys(GAMES)) await startGame(page, own.url, game);
  await close();
});

function heading(page, name) {
  return page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}
