// Thinking time: chosen in the lobby, running on plates and in the bubble, given
// to others, used up, and the same after a restart.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
  DOWN,
  GAME,
  PHONE,
  assertAccessible,
  assertNoSidewaysScroll,
  newPage,
  person,
  prompt,
  seatAt,
  setUp,
  startServer,
  tooSmall,
} from "../helper.mjs";

let browser, server, place;

setUp((it) => ({ browser, server, place } = it));

test("the host chooses a pace in the box and in the lobby, and everybody reads it", async () => {
  const ada = await newPage(browser);
  await ada.page.goto(`${server.url}/play/${GAME}?speed=0`);
  await ada.page.getByRole("button", { name: "Thinking time" }).click();
  const sheet = ada.page.locator("dialog[open]");
  await sheet.getByRole("radio", { name: "Quick" }).click();
  await sheet.getByText("15 s for every move, and 3 min to spare.").waitFor();
  await assertAccessible(ada.page, "thinking time");
  await sheet.getByRole("button", { name: "Done" }).click();
  await sheet.waitFor({ state: "hidden" });
  for (const chair of [0, 1]) await seatAt(ada.page, chair, "A friend");
  await ada.page.getByRole("button", { name: "Invite friends" }).click();
  await ada.page.getByRole("img", { name: /^The code: [A-Z]( [A-Z]){5}$/ }).waitFor();
  const paces = ada.page.getByRole("radiogroup", { name: "Thinking time" });
  assert.equal(await paces.getByRole("radio", { name: "Quick" }).getAttribute("aria-checked"), "true");
  const bert = await newPage(browser, { ...PHONE, locale: "fr-FR" });
  await bert.page.goto(ada.page.url());
  await bert.page.getByRole("textbox", { name: /^Votre nom/ }).fill("Bert");
  await bert.page.getByRole("button", { name: "Prendre place" }).click();
  await bert.page.getByText("15 s par coup, et 3 min de réserve.").waitFor();
  await paces.getByRole("radio", { name: "Days" }).click();
  await bert.page.getByText("3 jours par coup.").waitFor();
  await assertNoSidewaysScroll(bert.page, "a lobby with a clock on a phone");
  await ada.close();
  await bert.close();
});

test("time runs out, a bot plays, and whoever is back plays again, also after a restart", async () => {
  const db = join(place, "clocks.sqlite");
  let site = await startServer({ db });
  const allowed = [...DOWN, /CLOSING or CLOSED/];
  const [ada, bert] = await sit(site, { Ada: { allowed }, Bert: { ...PHONE, locale: "fr-FR", allowed } });
  // Ada begins: her time is in her bubble, and on her plate for the other.
  const hers = ada.page.locator(".act .clk.mine");
  await hers.getByText(/^3:\d\d$/).waitFor();
  const plate = bert.page.locator(".seat").filter({ hasText: "Ada" });
  const give = plate.getByRole("button", { name: /^Donner une minute de plus à Ada, il reste 3:\d\d$/ });
  await give.waitFor();
  assert.deepEqual(await tooSmall(bert.page, ".seat .hit"), []);
  await assertAccessible(bert.page, "a table with a clock");
  const before = await plate.boundingBox();
  await give.click();
  await ada.page.getByText("Bert gives you more time.").waitFor();
  await bert.page.getByText("Vous donnez du temps à Ada.").waitFor();
  await hers.getByText(/^4:\d\d$/).waitFor();
  assert.deepEqual(await plate.boundingBox(), before, "nothing moves when it counts");
  await assertNoSidewaysScroll(bert.page, "a table with a clock on a phone");

  // Stopped, and all but five seconds of her time are gone when it is back.
  await site.stop();
  const next = join(place, "later.sqlite");
  spend(db, next, code(ada), 5000);
  site = await startServer({ db: next, listen: site.listen });
  await ada.page.getByText("Hurry!").waitFor({ timeout: 20_000 });
  await ada.page.getByRole("alert").getByText("Your time is up.").waitFor();
  await ada.page.getByText("A bot plays for you until you’re back.").waitFor();
  await bert.page.getByText("Ada n’a plus de temps. Un robot joue jusqu’à son retour.").waitFor();
  await plate.getByText("un robot joue").waitFor();
  await assertAccessible(ada.page, "time is up");
  await ada.page.getByRole("button", { name: "I’m back" }).click();
  await ada.page.getByText("You’re back, with a little more time.").waitFor();
  await bert.page.getByText("Ada est de retour.").waitFor();
  await ada.close();
  await bert.close();
  await site.stop();
});

test("a table of days waits among your tables, with the time that is left", async () => {
  const ada = await newPage(browser);
  const [url] = await invited(ada, { clock: "days" });
  await ada.page.goto(`${server.url}/tables/mine`);
  const row = ada.page.locator(".yt").filter({ has: ada.page.locator(`a[href="${new URL(url).pathname}"]`) });
  await row.getByText("Your turn").first().waitFor();
  await row.getByText(/^(3|2) d$/).waitFor();
  await ada.page.goto(server.url);
  await ada.page.locator(".resume").getByText(/2 d 23 h left/).waitFor();
  await ada.close();
});

/** A table of somebody and bots, whose turn it is, opened by hand. */
async function invited({ page }, more) {
  const data = { game: GAME, options: null, seats: ["person", { bot: "runner" }, { bot: "runner" }], ...more };
  const answer = await page.request.post(`${server.url}/api/tables`, { data });
  const { code } = await answer.json();
  await page.goto(`${server.url}/table/${code}?speed=0`);
  await page.getByRole("textbox", { name: /^Your name/ }).fill("Ada");
  await page.getByRole("button", { name: "Take a seat" }).click();
  await prompt(page).waitFor();
  await page.locator(".act .clk.mine").waitFor();
  return [page.url()];
}

/** A quick table of Mmm... Brains! with a page for each name, each as `options` say. */
async function sit(site, options) {
  const names = Object.keys(options);
  const people = await Promise.all(names.map((name) => person(browser, name, options[name])));
  const seats = [...names.map(() => "person"), { bot: "runner" }];
  const data = { game: GAME, options: null, seats, clock: "quick" };
  const answer = await people[0].page.request.post(`${site.url}/api/tables`, { data });
  const { code } = await answer.json();
  for (const { page, name } of people) {
    await page.goto(`${site.url}/table/${code}?speed=0`);
    await page.getByRole("textbox", { name: /^(Your name|Votre nom)/ }).fill(name);
    const join = page.getByRole("button", { name: /^(Take a seat|Prendre place)$/ });
    await join.click();
    await join.waitFor({ state: "detached" });
  }
  for (const { page } of people) await prompt(page).waitFor();
  return people;
}

function code({ page }) {
  return page.url().match(/table\/([A-Z]{6})/)[1];
}

/** The same tables in another file, where whoever is asked has so many milliseconds left. */
function spend(db, next, code, ms) {
  const brainery = (...args) => execFileSync(process.env.BRAINERY, ["db", ...args], { encoding: "utf8" });
  const file = `${next}.jsonl`;
  brainery("--db", db, "export", file);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const spent = lines.map((line) => {
    const it = JSON.parse(line);
    if (it.table?.code !== code) return line;
    it.table.left_text = it.table.left_text.replace(/\d+\+\d+\?/, `0+${ms}?`);
    return JSON.stringify(it);
  });
  writeFileSync(file, `${spent.join("\n")}\n`);
  brainery("--db", next, "import", file);
}
