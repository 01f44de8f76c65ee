// Without a network, and with nothing in the browser's own cache.

import assert from "node:assert/strict";
import { test } from "node:test";
import { join } from "node:path";
import { DOWN, newPage, setUp, startGame, startServer, untilKept } from "../helper.mjs";

const LATER = [
  "/shared.wasm",
  "/split_brain_flip.wasm",
  "/split_great_brain_robbery.wasm",
  "/art/brain-flip.json",
  "/art/great-brain-robbery/gus.svg", "/style/great-brain-robbery.css",
];

let browser, place;

setUp((it) => ({ browser, place } = it));

test("pictures and portraits are there without a network and without a cache", async () => {
  const server = await startServer({ db: join(place, "own.sqlite") });
  const { page, context, close } = await newPage(browser, { allowed: DOWN });
  await page.goto(server.url);
  await untilKept(page, LATER);
  await server.stop();
  const visit = await context.newPage();
  const browserOf = await context.newCDPSession(visit);
  await browserOf.send("Network.enable");
  await browserOf.send("Network.clearBrowserCache");
  await browserOf.send("Network.setCacheDisabled", { cacheDisabled: true });
  for (const [game, pictures] of [
    ["brain-flip", ".bfl-place svg"],
    ["great-brain-robbery", ".fist .pic img"],
  ]) {
    await startGame(visit, server.url, game);
    await visit.locator(pictures).first().waitFor();
  }
  await visit.goto(`${server.url}/play/brain-flip?speed=0`);
  await visit.locator(".bfl-place svg").first().waitFor();
  assert.equal(await visit.locator(".bfl-place:has(svg)").count(), 36);
  await close();
});
