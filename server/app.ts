import { Hono } from "hono";

import type { Db } from "#server/db/client.ts";
import { toErrorBody } from "#server/lib/errors.ts";
import type { AppEnv } from "#server/lib/implement.ts";

/** The whole API as a value: a test calls `createApp({ db }).request("/messages.json/…")`. */
export function createApp({ db: _db }: { db: Db }) {
  const app = new Hono<AppEnv>();
  app.onError((error, context) => context.json(...toErrorBody(error)));
  return app;
}
