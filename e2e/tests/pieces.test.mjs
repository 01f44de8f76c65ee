// The page is one program, and each game a piece of it that comes when it is played.

import assert from "node:assert/strict";
import { test } from "node:test";
import { join } from "node:path";
import { DOWN, assertAccessible, invite, newPage, prompt, setUp, startGame, startServer, untilKept } from "../helper.mjs";

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
    await hungry(page);
    const shelf = await page.locator(".shelf .title").evaluateAll((all) => all.map((it) => it.innerText));
    assert.deepEqual(shelf.map((it) => it.replaceAll(/\s+/g, " ")), Object.values(GAMES));
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
  await hungry(page);
  assert.deepEqual(asked, ["", "page_bg.wasm"], "the shelf needs no game");
  for (const game of ["brain-flip", "mmm-brains", "great-brain-robbery"]) {
    await page.locator(`.shelf a[href='/play/${game}']`).click();
    await heading(page, GAMES[game]);
    assert.equal(new URL(page.url()).pathname, `/play/${game}`);
    await page.getByRole("link", { name: "Rules" }).waitFor();
    await page.goBack();
    await hungry(page);
  }
  await page.locator(".shelf a[href='/play/brain-flip']").click();
  await page.getByRole("link", { name: "Rules" }).click();
  await heading(page, "Rules of Brain Flip");
  await page.getByRole("link", { name: "Play Brain Flip" }).click();
  await heading(page, "Brain Flip");
  const pieces = ["brain_flip", "mmm_brains", "great_brain_robbery", "rules"].map((it) => `split_${it}.wasm`);
  assert.equal(new Set(asked).size, asked.length, `nothing twice: ${asked}`);
  // What only some games share may be a file of its own.
  const own = asked.filter((it) => !it.startsWith("shared-"));
  assert.deepEqual(own.toSorted(), ["", "shared.wasm", ...pieces, "page_bg.wasm"].toSorted());
  await close();
});

test("who moves on before a change of page has been shown is not held up, and nothing complains", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(server.url);
  await hungry(page);
  await page.evaluate(async () => {
    const skipped = document.startViewTransition(() => {});
    document.querySelector(".shelf a[href='/play/brain-flip']").click();
    await skipped.finished;
  });
  await heading(page, GAMES["brain-flip"]);
  await page.goBack();
  await hungry(page);
  await close();
});

test("a clause of rules that are yet to come is found by its link", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/rules/brain-flip`);
  const last = page.locator(".t-clause[id]").last();
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
  await invite(host.page, server.url, "brain-flip");
  const code = (await host.page.locator(".code4").textContent()).trim();
  assert.equal(new URL(host.page.url()).pathname, `/table/${code}`);
  const guest = await newPage(browser);
  await guest.page.goto(server.url);
  // The slots take one letter each, and the sixth joins.
  await guest.page.getByLabel("Letter 1").click();
  await guest.page.keyboard.type(code.toLowerCase());
  await guest.page.getByRole("button", { name: "Take a seat" }).click();
  for (const { page } of [host, guest]) await prompt(page).waitFor();
  await guest.close();
  await host.close();
});

test("a pasted code or link joins, an unknown code says so and may be longer", async () => {
  const host = await newPage(browser);
  await invite(host.page, server.url, "brain-flip");
  const code = (await host.page.locator(".code4").textContent()).trim();
  const { page, close } = await newPage(browser, { allowed: [/status of 404/] });
  const first = page.getByLabel("Letter 1");
  for (const pasted of [code, `${server.url}/table/${code}`]) {
    await page.goto(server.url);
    await first.fill(pasted);
    await page.getByRole("button", { name: "Take a seat" }).waitFor();
  }
  await page.goto(server.url);
  await first.click();
  await page.keyboard.type("QQQQQQ");
  await page.getByText("There’s no table QQQQQQ.").waitFor();
  await page.waitForFunction(() => document.activeElement.id === "letter-6");
  await page.keyboard.type("QQ");
  await page.getByText("QQQQQQQQ isn’t a table any more").waitFor();
  await close();
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
    await page.getByRole("link", { name: "Back to the shelf" }).click();
    await hungry(page);
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
    await page.getByText(/Nobody is buried here|QQQQ isn’t a table any more/).waitFor();
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

/** The shop is open. */
function hungry(page) {
  return page.locator(".shop .bubble h1").waitFor();
}

function heading(page, name) {
  return page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}
