// Who is not let in is told why, in their own language, and what they can do.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { GAME, NARROW, assertAccessible, assertNoSidewaysScroll, person, setUp } from "../helper.mjs";

const FRENCH = { ...NARROW, locale: "fr-FR" };

let browser, server, place;

setUp((it) => ({ browser, server, place } = it));

/** What whoever runs the server does. */
function admin(...words) {
  execFileSync(process.env.BRAINERY, ["admin", ...words, "--db", join(place, "games.sqlite")]);
}

async function post(path, data) {
  const answer = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });
  assert(answer.ok, await answer.clone().text());
  return answer.json();
}

/** A table for three, opened by nobody here. */
async function open() {
  const table = await post("/api/tables", { game: GAME, options: null, seats: Array(3).fill("person") });
  return table.code;
}

async function sitDown(name, code) {
  const { commitment } = await (await fetch(`${server.url}/api/tables/${code}`)).json();
  return post(`/api/tables/${code}/join`, { name, salt: "", commitment });
}

/** Somebody with a French phone, at an invitation. */
async function invited(code) {
  // The browser says, too, that it was refused.
  const cleo = await person(browser, "Cléo", { ...FRENCH, allowed: [/status of (403|409|410)/] });
  await cleo.page.goto(`${server.url}/table/${code}?speed=0`);
  return cleo;
}

async function assertTold(cleo, words) {
  await cleo.page.getByText(words).waitFor();
  await assertAccessible(cleo.page, words);
  await assertNoSidewaysScroll(cleo.page, words);
}

test("a device that is not wanted reads so, and what it still can do", async () => {
  const first = await open();
  const cleo = await invited(first);
  await cleo.page.getByRole("button", { name: "Prendre place" }).click();
  await cleo.page.getByRole("button", { name: "Prendre place" }).waitFor({ state: "detached" });
  admin("block", first, "A");
  const words = "ne veut plus de cet appareil à ses tables";
  const second = await open();
  await cleo.page.goto(`${server.url}/table/${second}?speed=0`);
  await cleo.page.getByRole("button", { name: "Prendre place" }).click();
  await assertTold(cleo, words);
  // Tables look every two seconds who is not wanted any more.
  const told = cleo.page.getByText(words);
  for (let n = 0; n < 10 && !(await told.isVisible()); n += 1) {
    await cleo.page.goto(`${server.url}/table/${first}?speed=0`);
    await told.waitFor({ timeout: 1500 }).catch(() => {});
  }
  await assertTold(cleo, words);
  await cleo.page.getByRole("button", { name: "Regarder" }).click();
  await cleo.page.getByRole("button", { name: "Regarder" }).waitFor({ state: "detached" });
  await cleo.close();
});

test("a table that was closed says so", async () => {
  const code = await open();
  admin("close", code);
  const cleo = await invited(code);
  await assertTold(cleo, "a fermé cette table. Ouvrez-en une autre.");
  await cleo.page.getByRole("link", { name: "Retour à l’étagère" }).waitFor();
  await cleo.close();
});

test("who comes to a full table hears that somebody was faster", async () => {
  const code = await open();
  await sitDown("Ada", code);
  await sitDown("Bea", code);
  const cleo = await invited(code);
  await cleo.page.getByRole("button", { name: "Prendre place" }).waitFor();
  await sitDown("Bert", code);
  await cleo.page.getByRole("button", { name: "Prendre place" }).click();
  await assertTold(cleo, "Toutes les places sont prises. Regardez la partie, ou ouvrez votre propre table.");
  await cleo.page.getByRole("button", { name: "Regarder" }).waitFor();
  await cleo.close();
});
