// Lines that break without a word: the page notices, says so, and mends them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DOWN, invite, person, primary, setUp } from "../helper.mjs";
import { startLine } from "../line.mjs";

/** Ten seconds of silence, five of patience, and a little for a busy machine. */
const NOTICED_MS = 18_000;
/** Without the silence. */
const NOTICED_AT_ONCE_MS = 8000;

let browser, server;

setUp((it) => ({ browser, server } = it));

test("a line that went dead is noticed, nothing can be pressed meanwhile, and it comes back", async () => {
  const line = await startLine(server.url);
  const { page, close, sent } = await sitDown(line);
  line.cut();
  const notice = page.getByRole("status").getByText("The line went dead.");
  await notice.waitFor({ timeout: NOTICED_MS });
  await page.getByRole("img", { name: /^No connection/ }).waitFor();
  assert(await primary(page).isDisabled(), "the main button is locked");
  const n_sent = sent.filter((it) => it.type === "play").length;
  await primary(page).click({ force: true });
  await page.keyboard.press("Enter");
  line.mend();
  await page.getByRole("img", { name: "Connected" }).waitFor({ timeout: 30_000 });
  assert.equal(await notice.isVisible(), false);
  assert.equal(sent.filter((it) => it.type === "play").length, n_sent, "no press was kept for later");
  await primary(page).click();
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
  await close();
  await line.stop();
});

test("a page that is looked at again asks at once", async () => {
  const line = await startLine(server.url);
  const { page, close } = await sitDown(line);
  // The server has just spoken, so that it is not asked by itself for long.
  await primary(page).click();
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
  line.cut();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await page.getByText("The line went dead.").waitFor({ timeout: NOTICED_AT_ONCE_MS });
  line.mend();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByRole("img", { name: "Connected" }).waitFor({ timeout: 30_000 });
  await close();
  await line.stop();
});

test("a device without a network says so at once, and is back at once", async () => {
  const line = await startLine(server.url);
  const { page, context, close } = await sitDown(line);
  await context.setOffline(true);
  await page.getByText("The line went dead.").waitFor({ timeout: 3000 });
  await context.setOffline(false);
  await page.getByRole("img", { name: "Connected" }).waitFor({ timeout: 10_000 });
  await primary(page).click();
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
  await close();
  await line.stop();
});

/** Ada opens a table through the line and waits for her turn. */
async function sitDown(line) {
  const ada = await person(browser, "Ada", { allowed: DOWN });
  const { page } = ada;
  await invite(page, line.url);
  await page.getByRole("button", { name: "Fill with bots and start" }).click();
  await primary(page).waitFor();
  await page.getByRole("img", { name: "Connected" }).waitFor();
  return ada;
}
