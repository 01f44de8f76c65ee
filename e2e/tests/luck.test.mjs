// Luck is decided: what these tests play comes out the same every time.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { GAME, KEY, clickOnce, newPage, playOn, setUp, shelf, startGame } from "../helper.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

test("a game started alike and played alike is the same game", async () => {
  const records = [];
  for (let nth = 0; nth < 2; nth += 1) {
    const { page, close } = await newPage(browser);
    await startGame(page, server.url);
    let n = 0;
    await playOn(page, clickOnce, () => {
      n += 1;
      return n === 10;
    });
    records.push(await page.evaluate((it) => JSON.parse(localStorage.getItem(it)).record, shelf(GAME)));
    await close();
  }
  assert.match(records[0], /^10 /m);
  assert.equal(records[1], records[0]);
});

test("every table of the server has the key of the tests", async () => {
  const { page, close } = await newPage(browser);
  const data = { game: GAME, options: null, seats: ["person", "person", "person"] };
  const answer = await page.request.post(`${server.url}/api/tables`, { data });
  const seal = createHash("sha256").update(Buffer.from(KEY, "hex")).digest("hex");
  assert.equal((await answer.json()).commitment, seal);
  await close();
});
