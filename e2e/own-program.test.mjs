// A program of somebody else: its page has its game on the shelf beside ours.
// `cargo xtask own-program` builds both and runs this.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHonest, assertNoSidewaysScroll, invite, newPage, playNow, playOn, prompt, setUp, takeSeat } from "./helper.mjs";

let browser, server;

setUp((it) => ({ browser, server } = it));

const takeOne = (page) => prompt(page).getByRole("button", { name: "Take 1" }).click();

test("a game from outside stands on the shelf behind ours, and is played against bots", async () => {
  const { page, close } = await newPage(browser);
  await page.goto(`${server.url}/?speed=0`);
  const boxes = page.locator(".shelf .title");
  await boxes.last().waitFor();
  const titles = (await boxes.allInnerTexts()).map((it) => it.replaceAll(/\s+/g, " "));
  assert(1 < titles.length, "our games are there, too");
  assert.equal(titles.at(-1), "Last Bite");
  for (const size of [[1440, 900], [800, 1100], [844, 390], [320, 568]]) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await assertNoSidewaysScroll(page, `the shelf in ${size}`);
    await boxes.last().scrollIntoViewIfNeeded();
    assert(await boxes.last().evaluate(isSeen), `the last box is seen in ${size}`);
  }
  await boxes.last().click();
  await page.getByRole("heading", { level: 1, name: "Last Bite" }).waitFor();
  await playNow(page).click();
  await prompt(page).waitFor();
  await playOn(page, takeOne);
  await assertHonest(page);
  await close();
});

test("a table of the server plays it", async () => {
  const host = await newPage(browser);
  await invite(host.page, server.url, "last-bite");
  const guest = await newPage(browser);
  await guest.page.goto(`${host.page.url()}?speed=0`);
  await takeSeat({ page: guest.page, name: "Bea" });
  await takeOne(host.page);
  await guest.page.locator(".log").getByText(/ takes 1\.$/).first().waitFor();
  await guest.close();
  await host.close();
});

/** Whether an element is what lies at its middle, or below it. */
function isSeen(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top?.closest("a") === element.closest("a");
}
