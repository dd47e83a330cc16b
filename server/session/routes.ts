import type { Hono } from "hono";
import { getCookie } from "hono/cookie";

import { signOut } from "#contract/session.ts";
import type { AppEnv } from "#server/lib/implement.ts";
import { endSession } from "#server/session/queries.ts";
import { forgetToken, sessionCookie, type SessionOptions } from "#server/session/session.ts";

/** Registered before anybody is looked up: signing out must not begin a session first. */
export function sessionRoutes(app: Hono<AppEnv>, options: SessionOptions) {
  // Not through `implement`, because the answer takes the cookie away.
  app.post(signOut.path, async (context) => {
    const token = getCookie(context, sessionCookie);
    if (token) await endSession(options.db, token);
    forgetToken(context, options);
    return context.json(signOut.response.parse({}));
  });
}
