import { type Browser, expect, type Page } from "@playwright/test";

import { findAccount } from "#server/auth/accounts.ts";
import { readSecret } from "#server/auth/secret.ts";
import { openSession } from "#server/auth/testing.ts";
import { openDatabase } from "#server/database.ts";

import type { Server } from "../server/host.ts";

let registrations = 0;

/**
 * Registers a new account in a separate browser, so that the page keeps the cookies and pending requests of its own
 * session.
 */
export async function registerAccount(page: Page, firstName = "Ada", lastName = "Lovelace") {
  registrations += 1;
  const username = `${firstName.toLowerCase()}.${process.pid}.${registrations}`;
  const account = { username, email: `${username}@office.example`, password: "analytical" };
  const { href, origin } = new URL(".", page.url());
  const elsewhere = await page.context().browser()?.newContext();
  const post = (path: string, data?: object) =>
    elsewhere?.request.post(`${href}api/auth/${path}`, { headers: { origin }, data });
  const registered = await post("register", {
    ...account,
    firstName,
    lastName,
    gender: "female",
    passwordConfirm: account.password,
    terms: true,
  });
  expect(registered?.ok(), "the account is registered").toBe(true);
  await post("sign-out");
  await elsewhere?.close();
  return account;
}

/**
 * Opens a browser for another user, with a session that is inserted into the server's database. The user's address
 * counts as confirmed.
 */
export async function openBrowserOf(username: string, browser: Browser, server: Server) {
  const { db, close } = await openDatabase(server);
  try {
    const person = await findAccount(db, username);
    if (!person) throw new Error(`There is no ${username}`);
    await db.updateTable("users").set({ emailVerified: true }).where("id", "=", person.id).execute();
    const secret = await readSecret(server.dataDirectory);
    const [name = "", value = ""] = (await openSession(db, person.id, { secret })).split("=");
    const context = await browser.newContext({ baseURL: server.baseUrl, locale: "en-US", reducedMotion: "reduce" });
    await context.addCookies([{ name, value, url: server.baseUrl }]);
    return context;
  } finally {
    await close();
  }
}
