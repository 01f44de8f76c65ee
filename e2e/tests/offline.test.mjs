// Without a network, and with nothing in the browser's own cache.

import assert from "node:assert/strict";
import { test } from "node:test";
import { join } from "node:path";
import { folder, newPage, setUp, startServer, whenKept } from "../helper.mjs";

const LATER = [
  "shared.wasm",
  "split_brain_flip.wasm",
  "split_great_brain_robbery.wasm",
  "art/brain-flip.json",
  "art/great-brain-robbery.json",
];

let browser;

setUp((it) => ({ browser } = it));

test("pictures and portraits are there without a network and without a cache", async () => {
  const place = folder();
  const server = await startServer({ db: join(place.path, "games.sqlite") });
  const allowed = [/ERR_CONNECTION_REFUSED/, /Failed to load resource/, /ServiceWorker/];
  const { page, context, close } = await newPage(browser, { allowed });
  await page.goto(server.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await whenKept(page, LATER);
  await server.stop();
  const visit = await context.newPage();
  const browserOf = await context.newCDPSession(visit);
  await browserOf.send("Network.enable");
  await browserOf.send("Network.clearBrowserCache");
  await browserOf.send("Network.setCacheDisabled", { cacheDisabled: true });
  for (const [game, pictures] of [
    ["brain-flip", ".bfl-place svg"],
    ["great-brain-robbery", ".gbr-hand .picture svg"],
  ]) {
    await visit.goto(`${server.url}/play/${game}?speed=0`);
    await visit.getByRole("button", { name: "Start the game" }).click();
    await visit.locator(pictures).first().waitFor();
  }
  await visit.goto(`${server.url}/play/brain-flip?speed=0`);
  await visit.locator(".bfl-place svg").first().waitFor();
  assert.equal(await visit.locator(".bfl-place:has(svg)").count(), 36);
  await close();
  place.remove();
});
