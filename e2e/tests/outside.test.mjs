// Those who do not look: a webhook of the host's, and a device that is told of
// its turn when no page is at the table.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, test } from "node:test";
import {
  GAME,
  PHONE,
  assertAccessible,
  assertNoSidewaysScroll,
  clickOnce,
  newPage,
  person,
  playTogether,
  prompt,
  ready,
  setUp,
  startServer,
  tooSmall,
  until,
} from "../helper.mjs";
import { pushKeys, signature, startReceiver } from "../receiver.mjs";

let browser, server, receiver;

setUp(async (it) => {
  browser = it.browser;
  receiver = await startReceiver();
  const more = ["--reach", "127.0.0.0/8"];
  server = await startServer({ db: join(it.place, "outside.sqlite"), more });
});

after(() => receiver.stop());

test("the host has a room told from the lobby on, everybody sees it, and a rematch keeps it", async () => {
  const ada = await person(browser, "Ada");
  const data = { game: GAME, options: null, seats: ["person", "person", { bot: "runner" }] };
  const answer = await ada.page.request.post(`${server.url}/api/tables`, { data });
  const { code } = await answer.json();
  await ada.page.goto(`${server.url}/table/${code}?speed=0`);
  await ada.page.getByRole("textbox", { name: /^Your name/ }).fill("Ada");
  await ada.page.getByRole("button", { name: "Take a seat" }).click();
  await ada.page.locator(".opts").getByRole("button", { name: "Off" }).click();
  const sheet = ada.page.locator("dialog[open]");
  await sheet.getByRole("heading", { name: "Webhook" }).waitFor();
  // Nothing of the operator's own is reached.
  await sheet.getByLabel("Address").fill("http://10.1.2.3/room");
  await sheet.getByRole("button", { name: "Switch on" }).click();
  await sheet.getByRole("alert").getByText(/^That didn’t work: /).waitFor();
  const url = `${receiver.url}/room`;
  await sheet.getByLabel("Address").fill(url);
  await sheet.getByRole("button", { name: "Switch on" }).click();
  await sheet.getByText(`On: ${url}`).waitFor();
  const secret = await sheet.getByLabel("Every message is signed").inputValue();
  assert.match(secret, /^[0-9a-f]{64}$/);
  assert.equal(await sheet.locator(".hookerr").textContent(), "");
  await assertAccessible(ada.page, "the webhook");
  await sheet.getByRole("button", { name: "Done" }).click();
  await ada.page.locator(".opts").getByRole("button", { name: "On", exact: true }).waitFor();

  const bert = await person(browser, "Bert", { ...PHONE, locale: "fr-FR" });
  await bert.page.goto(`${server.url}/table/${code}?speed=0`);
  await bert.page.getByRole("textbox", { name: /^Votre nom/ }).fill("Bert");
  await bert.page.getByRole("button", { name: "Prendre place" }).click();
  for (const { page } of [ada, bert]) await prompt(page).waitFor();
  const first = await receiver.next();
  assert.equal(first.headers["brainery-signature"], signature(secret, first.body));
  const { type, turn, link } = JSON.parse(first.body);
  assert.deepEqual([type, turn, link], ["turn", [{ seat: "A", name: "Ada" }], `${server.url}/table/${code}`]);
  await bert.page.getByRole("button", { name: "Menu" }).click();
  await bert.page.getByText("Un webhook est activé").waitFor();
  assert.equal(await bert.page.getByRole("button", { name: "Webhook" }).count(), 0);
  await assertNoSidewaysScroll(bert.page, "the menu of a table with a webhook");
  await bert.page.keyboard.press("Escape");
  const heard = JSON.stringify(bert.messages);
  assert(!heard.includes(secret) && !heard.includes(url), "only the host is told whom");

  await playTogether([ada, bert], clickOnce);
  const last = await receiver.next(({ body }) => JSON.parse(body).type === "over");
  assert.deepEqual(JSON.parse(last.body).turn, []);
  await ada.page.getByRole("button", { name: "Rematch" }).click();
  await bert.page.getByRole("button", { name: "J’en suis" }).click();
  await ada.page.waitForURL((it) => !it.pathname.endsWith(code));
  await prompt(ada.page).waitFor();
  const next = await receiver.next(({ body }) => JSON.parse(body).code !== code);
  assert.equal(next.headers["brainery-signature"], signature(secret, next.body));
  // It is switched off where it is switched on.
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("button", { name: "Webhook" }).click();
  await sheet.getByText(`On: ${url}`).waitFor();
  assert.deepEqual(await tooSmall(ada.page, "dialog[open] :is(button, input)"), []);
  await sheet.getByRole("button", { name: "Switch off" }).click();
  await sheet.getByText(`On: ${url}`).waitFor({ state: "detached" });
  await ada.close();
  await bert.close();
});

test("a table of days asks whether to tell, and a push opens it", async () => {
  const permissions = ["notifications"];
  // Nobody but her page is at the table for her.
  const ada = { name: "Ada", ...(await newPage(browser, { permissions })) };
  const bert = await person(browser, "Bert", PHONE);
  const data = { game: GAME, options: null, seats: ["person", "person", { bot: "runner" }], clock: "days" };
  const { code } = await (await ada.page.request.post(`${server.url}/api/tables`, { data })).json();
  for (const { page, name } of [ada, bert]) {
    await page.goto(`${server.url}/table/${code}?speed=0`);
    await page.getByRole("textbox", { name: /^Your name/ }).fill(name);
    await page.getByRole("button", { name: "Take a seat" }).click();
  }
  await bert.until(() => true);
  for (const { page } of [ada, bert]) await prompt(page).waitFor();
  // Bert would rather not, and is asked once.
  const ask = (page) => page.getByText("Your next turn may be days away.");
  await ask(bert.page).waitFor();
  await assertAccessible(bert.page, "a question about notifications");
  await assertNoSidewaysScroll(bert.page, "a question about notifications");
  await bert.page.getByRole("button", { name: "Not now" }).click();
  await bert.page.reload();
  await prompt(bert.page).waitFor();
  assert.equal(await ask(bert.page).count(), 0);
  // The push service of her browser is ours.
  await ada.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = ada.context.serviceWorkers();
  const device = pushKeys();
  await worker.evaluate(
    (subscription) => {
      PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        self.vapid = applicationServerKey;
        return { toJSON: () => subscription };
      };
    },
    { endpoint: `${receiver.url}/push/ada`, keys: device.keys },
  );
  const subscribed = worker.evaluate(
    () =>
      new Promise((done) => {
        const fetch = self.fetch.bind(self);
        self.fetch = async (url, options) => {
          const answer = await fetch(url, options);
          if (url === "/api/me/push") done(answer.status);
          return answer;
        };
      }),
  );
  await ada.page.getByRole("button", { name: "Notify me" }).click();
  assert.equal(await subscribed, 200);
  await ask(ada.page).waitFor({ state: "detached" });

  // She moves and goes; nobody is told before it is her turn again.
  await bert.until(() => true);
  const stop = ada.page.getByRole("button", { name: "Stop", exact: true });
  for (let { n } = bert.state; bert.state.turn.waiting.must & 1; n = bert.state.n) {
    await stop.or(ready(ada.page)).first().waitFor();
    await ((await stop.isVisible()) ? stop : ready(ada.page)).click();
    await bert.until((state) => n < state.n);
  }
  await ada.page.goto(`${server.url}/?speed=0`);
  const asked = bert.page.locator(".act .say.mine");
  const pushed = receiver.next(({ path }) => path === "/push/ada");
  let isPushed = false;
  const noted = pushed.then(() => (isPushed = true));
  for (let n = 0; n < 50 && !isPushed; n += 1) {
    await Promise.race([asked.waitFor(), noted]);
    if (!isPushed && (await asked.isVisible())) await clickOnce(bert.page);
  }
  const message = await pushed;
  await noted;
  assert.equal(message.headers.authorization.split("k=")[1], await worker.evaluate(() => self.vapid));
  await deliver(ada, device.decrypt(message.body));
  const shown = () =>
    worker.evaluate(async () => {
      const all = await self.registration.getNotifications();
      return all.map(({ title, body }) => [title, body]);
    });
  await until(async () => (await shown()).length, () => {}, { n: 2000, what: "a notification" });
  assert.deepEqual(await shown(), [["Your turn", `Mmm... Brains! · ${code}`]]);
  assert.equal(await press(worker), `/table/${code}`, "a new page");
  assert.deepEqual(await shown(), []);
  // Where a page shows the table already, that one comes to the front.
  await ada.page.goto(`${server.url}/table/${code}?speed=0`);
  await prompt(ada.page).waitFor();
  await deliver(ada, device.decrypt(message.body));
  await until(async () => (await shown()).length, () => {}, { n: 2000, what: "a notification" });
  assert.equal(await press(worker), `${server.url}/table/${code}?speed=0 in front`);
  await ada.close();
  await bert.close();
});

/** Hands a message to the worker of a page, as a push service does. */
async function deliver({ page, context }, data) {
  const browser = await context.newCDPSession(page);
  const registered = new Promise((found) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${server.url}/`);
      if (ours) found(ours.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  const registrationId = await registered;
  await browser.send("ServiceWorker.deliverPushMessage", { origin: server.url, registrationId, data });
  await browser.detach();
}

/**
 * Presses the notification that is shown, and says which page comes. Only the
 * system can press it for real, so that a page may come to the front.
 */
function press(worker) {
  return worker.evaluate(
    () =>
      new Promise(async (came) => {
        self.clients.openWindow = async (path) => came(path);
        WindowClient.prototype.focus = async function () {
          came(`${this.url} in front`);
        };
        const [notification] = await self.registration.getNotifications();
        self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
      }),
  );
}
