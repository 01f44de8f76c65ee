// Before the program runs: in the reader's language, and how much has come.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, setUp } from "../helper.mjs";
import { startLine } from "../line.mjs";

/** Enough for everything but the program. */
const NARROW = 100_000;

let browser, server;

setUp((it) => ({ browser, server } = it));

for (const path of ["/", "/play/brain-flip"]) {
  test(`at ${path} the page shows how much of the program has come`, async () => {
    const line = await startLine(server.url);
    line.narrow(NARROW);
    const { page, close } = await newPage(browser);
    let length;
    page.on("response", async (response) => {
      if (!response.url().includes("/page_bg.wasm")) return;
      assert.equal(await response.headerValue("content-encoding"), "br");
      length = (await response.body()).length;
    });
    await page.goto(line.url + path, { waitUntil: "commit" });
    const bar = page.getByRole("progressbar", { name: "One moment, the dead are rising…" });
    await page.waitForFunction(() => 0 < document.getElementById("waiting-progress")?.value);
    const { value, max } = await bar.evaluate(({ value, max }) => ({ value, max }));
    assert(NARROW / 2 < value && value < max, `${value} of ${max} bytes`);
    const words = await page.locator("#waiting-bytes").innerText();
    assert.match(words, /^\d\.\d of \d\.\d MB$/);
    line.open();
    await page.getByRole("heading", { level: 1 }).waitFor();
    assert.equal(await page.locator("#waiting").count(), 0);
    assert.equal(max, length, "the bundler knows the whole");
    await close();
    await line.stop();
  });
}

test("waiting is in the language of the reader, chosen before or the device’s", async () => {
  const line = await startLine(server.url);
  const french = await newPage(browser, { locale: "fr-FR" });
  line.narrow(NARROW);
  await french.page.goto(line.url, { waitUntil: "commit" });
  await french.page.getByText("Un instant, les morts se lèvent…").waitFor();
  assert.equal(await french.page.locator("html").getAttribute("lang"), "fr");
  line.open();
  await french.page.getByRole("heading", { name: "Une petite faim" }).waitFor();
  await french.close();
  const chosen = await newPage(browser);
  await chosen.page.goto(line.url);
  await chosen.page.getByRole("button", { name: "Language: English" }).click();
  await chosen.page.getByRole("button", { name: /^Langue/ }).waitFor();
  // Whatever is kept for play without a network would be too fast to see.
  await chosen.page.route("**/page_bg.wasm", () => {});
  await chosen.page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((it) => it.unregister()));
  });
  await chosen.page.goto(line.url, { waitUntil: "commit" });
  await chosen.page.getByText("Un instant, les morts se lèvent…").waitFor();
  await chosen.close();
  await line.stop();
});
