// Screens that take more than one person, or a device that has been played on.

import { readFileSync } from "node:fs";
import { clickOnce, newPage, playOn, ready, shelf } from "./helper.mjs";

const saved = (position) => readFileSync(new URL(`positions/${position}.json`, import.meta.url), "utf8");

/** The shop of a device that keeps games of `positions/` and whatever else is said. */
export function shelved(positions, kept = {}) {
  return async (browser, url, options) => {
    const games = positions.map(saved).map((value) => {
      const [, game] = JSON.parse(value).record.match(/^game (.+)$/m);
      return { name: shelf(game), value };
    });
    const rest = Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
    const visited = { name: "brainery.visited", value: "1" };
    const storageState = { cookies: [], origins: [{ origin: url, localStorage: [visited, ...games, ...rest] }] };
    const visitor = await newPage(browser, { storageState, ...options });
    await visitor.page.goto(`${url}/?speed=0`);
    await visitor.page.locator(".shelf .box").first().waitFor();
    return visitor;
  };
}

/** Plays a game to its end, whatever comes first. */
export function playOut(page) {
  return playOn(page, async () => {
    // Ten questions take longer than a guess.
    const pictures = page.locator(".bfl-place");
    const [guess, ask] = await page.locator(".act .do .btn").all();
    if ((await pictures.count()) && ask) {
      await guess.click();
      await pictures.first().click();
      return ready(page).click();
    }
    for (const key of ["1", "2", "3"]) {
      if (await ready(page).count()) return ready(page).click();
      await page.keyboard.press(key);
    }
    return page.locator(".act .do .btn").first().click();
  });
}

/** What is looked back at after a game of each box that is nearly over. */
export async function graveyard(browser, url, options) {
  const last = ["bfl-last", "gbr-last", "gmb-last", "mmm-last", "omb-last"];
  const visitor = await shelved(last)(browser, url, options);
  const { page } = visitor;
  for (const position of last) {
    const [, game] = JSON.parse(saved(position)).record.match(/^game (.+)$/m);
    await page.goto(`${url}/play/${game}?speed=0`);
    await playOut(page);
  }
  await page.goto(`${url}/me`);
  await page.locator(".hist li").nth(last.length - 1).waitFor();
  return visitor;
}

/** Somebody whose company goes when they do. */
function together(one, others) {
  const close = async () => {
    for (const it of others) await it.close();
    await one.close();
  };
  return { ...one, close };
}

const PERSON = "person";
const BOT = { bot: "runner" };

/** Opens a table on the server and hands back its address. */
async function table(page, url, game, seats) {
  const answer = await page.request.post(`${url}/api/tables`, { data: { game, options: null, seats } });
  const { code } = await answer.json();
  return `${url}/table/${code}`;
}

/** Takes a seat, the first one as the host. */
async function sit({ page }, address, name) {
  await page.goto(`${address}?speed=0`);
  await page.locator(".namef input").fill(name);
  await page.locator("form.right .btn.go").click();
  await page.locator("form.right").waitFor({ state: "detached" });
}

/** The lobby of a host, with two guests, a bot, and seats that are free. */
export async function lobby(browser, url, options) {
  const ada = await newPage(browser, options);
  const address = await table(ada.page, url, "give-me-the-brain", [PERSON, PERSON, PERSON, PERSON, BOT, PERSON]);
  await sit(ada, address, "Ada");
  const guests = [];
  for (const name of ["Gaspard", "Clothilde"]) {
    const guest = await newPage(browser);
    await sit(guest, address, name);
    guests.push(guest);
  }
  await ada.page.locator(".chairs li:not(.open)").nth(3).waitFor();
  await ada.page.locator(".chairs .new").first().waitFor({ state: "detached" });
  return together(ada, guests);
}

/** What somebody sees who follows a link. */
export async function invitation(browser, url, options) {
  const visitor = await newPage(browser, options);
  const address = await table(visitor.page, url, "great-brain-robbery", [PERSON, BOT, PERSON, PERSON]);
  const host = await newPage(browser);
  await sit(host, address, "Ada");
  await visitor.page.goto(address);
  await visitor.page.locator(".namef").waitFor();
  return together(visitor, [host]);
}

/** Three tables that anybody may come to. */
export async function openTables(browser, url, options) {
  const visitor = await newPage(browser, options);
  const hosts = [];
  for (const [game, seats, name] of [
    ["give-me-the-brain", [PERSON, PERSON, BOT, BOT, PERSON], "Gaspard"],
    ["brain-flip", [PERSON, PERSON], "Clothilde"],
    ["mmm-brains", [PERSON, BOT, PERSON, PERSON], "Ada"],
  ]) {
    const host = await newPage(browser);
    await sit(host, await table(visitor.page, url, game, seats), name);
    const anyone = host.page.locator(".opts .seg").first().getByRole("radio").last();
    await anyone.click();
    await host.page.waitForFunction((it) => it.ariaChecked === "true", await anyone.elementHandle());
    hosts.push({ close: () => leave(host) });
  }
  await visitor.page.goto(`${url}/tables`);
  await visitor.page.locator(".tbl").nth(2).waitFor();
  return together(visitor, hosts);
}

/** A table that everybody has left is on no list. */
async function leave({ page, close }) {
  await page.locator(".lobby .leave").click();
  await page.locator(".code").waitFor();
  await close();
}

/** Tables at which a device has a seat: its turn, one that fills, one that is over. */
export async function sittingAt(browser, url, options) {
  const visitor = await newPage(browser, options);
  const { page } = visitor;
  for (const game of ["mmm-brains", "oh-my-brain", "great-brain-robbery"]) {
    await sit(visitor, await table(page, url, game, game === "great-brain-robbery" ? [PERSON, PERSON, BOT] : [PERSON, BOT, BOT]), "Ada");
    if (game === "great-brain-robbery") break;
    await page.locator(".act .say.mine").waitFor();
    if (game === "mmm-brains") await playOn(page, () => clickOnce(page));
  }
  await page.goto(`${url}/tables/mine`);
  await page.locator(".yt").nth(2).waitFor();
  return visitor;
}
