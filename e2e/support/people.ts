import type { Browser } from "@playwright/test";

import { findAccount } from "#server/auth/accounts.ts";
import { sessionCookie } from "#server/auth/session.ts";
import { startSession } from "#server/auth/sessions.ts";
import { openDatabase } from "#server/database.ts";

import type { Server } from "./server.ts";

/** A browser of somebody else's: with a session of theirs, which is put into the server's database. */
export async function openBrowserOf(username: string, browser: Browser, server: Server) {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDirectory: server.dataDirectory });
  try {
    const person = await findAccount(db, username);
    if (!person) throw new Error(`There is no ${username}`);
    const token = await startSession(db, person.id);
    const context = await browser.newContext({ baseURL: server.baseUrl, locale: "en-US", reducedMotion: "reduce" });
    await context.addCookies([{ name: sessionCookie, value: token, url: server.baseUrl }]);
    return context;
  } finally {
    await close();
  }
}
