// Passkeys, with the authenticator that the browser has for tests.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAME, NARROW, assertAccessible, assertNoSidewaysScroll, clickOnce, newPage, playOn, prompt, setUp, tooSmall } from "../helper.mjs";

let browser, url;

setUp((it) => {
  browser = it.browser;
  // Only what has a name has passkeys.
  url = it.server.url.replace("127.0.0.1", "localhost");
});

/** Gives a page an authenticator with the passkeys of another one, if there are any. */
async function withAuthenticator({ page, context }, passkeys = []) {
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", { options });
  for (const credential of passkeys) await cdp.send("WebAuthn.addCredential", { authenticatorId, credential });
  return {
    passkeys: async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    /** Whether whoever is asked is known. */
    knows: (isUserVerified) => cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

async function playOnline(page) {
  await page.goto(`${url}/play/${GAME}?speed=0`);
  await page.getByRole("button", { name: /Quick play|Partie rapide/ }).click();
  await prompt(page).waitFor();
  await playOn(page, clickOnce);
}

test("a passkey brings somebody back on a device that nobody knows, in French on a phone", async () => {
  const ada = await newPage(browser);
  const hers = await withAuthenticator(ada);
  await playOnline(ada.page);
  await ada.page.goto(`${url}/me?speed=0`);
  await ada.page.locator(".hist li").waitFor();
  await ada.page.getByRole("button", { name: "Make a passkey" }).click();
  await ada.page.getByText("Made. It brings you back").waitFor();
  await ada.page.locator(".pass li").waitFor();
  await assertAccessible(ada.page, "a passkey");
  // There is one already where this one is.
  await ada.page.getByRole("button", { name: "Make a passkey" }).click();
  await ada.page.getByText("There is a passkey of yours already.").waitFor();
  const kept = await hers.passkeys();
  assert.equal(kept.length, 1);
  assert.equal(kept[0].rpId, "localhost");

  // All devices are lost; what is left is what her authenticator keeps.
  await ada.close();
  const fresh = await newPage(browser, { ...NARROW, locale: "fr-FR", allowed: [/404/] });
  await withAuthenticator(fresh, kept);
  await fresh.page.goto(`${url}/me?speed=0`);
  await fresh.page.getByText("Rien d’enterré ici").waitFor();
  await assertNoSidewaysScroll(fresh.page, "passkeys on a phone");
  assert.deepEqual(await tooSmall(fresh.page, ".profp main :is(button, a, input)"), []);
  await fresh.page.getByRole("button", { name: "Utiliser une clé d’accès" }).click();
  await fresh.page.getByText("C’est de nouveau vous.").waitFor();
  await fresh.page.locator(".hist li").waitFor();
  await fresh.page.getByText("2 appareils").waitFor();
  // Removed, it is no use any more.
  await fresh.page.locator(".pass").getByRole("button", { name: "Retirer" }).click();
  await fresh.page.getByText("Retirée.").waitFor();
  await fresh.page.locator(".pass li").waitFor({ state: "detached" });
  await fresh.page.getByRole("button", { name: "Utiliser une clé d’accès" }).click();
  await fresh.page.getByText("Personne ici n’a cette clé d’accès.").waitFor();
  await fresh.close();
});

test("nothing changes where nobody is known, and an address without a name has no passkeys", async () => {
  const ada = await newPage(browser, { allowed: [/404/] });
  const hers = await withAuthenticator(ada);
  await ada.page.goto(`${url}/me?speed=0`);
  await hers.knows(false);
  await ada.page.getByRole("button", { name: "Make a passkey" }).click();
  await ada.page.getByText("No passkey was used, and nothing has changed.").waitFor();
  assert.equal((await hers.passkeys()).length, 0);
  await ada.page.goto(`${url.replace("localhost", "127.0.0.1")}/me?speed=0`);
  await ada.page.getByRole("button", { name: "Export everything" }).waitFor();
  assert.equal(await ada.page.getByRole("button", { name: "Make a passkey" }).count(), 0);
  await ada.close();
});
