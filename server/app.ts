import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod/mini";

import { activitiesRoutes } from "#server/activities/routes.ts";
import { chatRoutes } from "#server/chat/routes.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { type Db, isDatabaseAway } from "#server/db/client.ts";
import { healthRoutes } from "#server/health/routes.ts";
import { inboxRoutes } from "#server/inbox/routes.ts";
import { languagesRoutes } from "#server/languages/routes.ts";
import { deafHub, type LiveHub } from "#server/live/hub.ts";
import { liveRoutes } from "#server/live/routes.ts";
import { AppError, toErrorBody } from "#server/lib/errors.ts";
import type { AppEnv } from "#server/lib/implement.ts";
import { type Log, logRequests } from "#server/lib/request-log.ts";
import { sameOriginWrites } from "#server/lib/same-origin.ts";
import { timeLimit } from "#server/lib/time-limit.ts";
import { menuRoutes } from "#server/menu/routes.ts";
import { openApiRoutes } from "#server/openapi/routes.ts";
import { preferencesRoutes } from "#server/preferences/routes.ts";
import { projectsRoutes } from "#server/projects/routes.ts";
import { searchRoutes } from "#server/search/routes.ts";
import { sessionRoutes } from "#server/session/routes.ts";
import { findPersonOf, type SessionOptions, withPerson } from "#server/session/session.ts";
import { usersRoutes } from "#server/users/routes.ts";

// The refusals of schemas are told in English; the screens have their own, translated words.
z.config(z.locales.en());

/** The largest body of a request, in bytes: many times the longest message. */
const largestBody = 1_000_000;
/** In milliseconds. A query gives up sooner; this is for whatever else might hang. */
const longestRequest = 30_000;

export type AppOptions = { readonly db: Db } & Partial<
  Omit<SessionOptions, "db"> & {
    /** Where people reach us, when a proxy stands in front: `https://office.example`. */
    publicOrigin: string;
    /** The addresses that the document of the API is read at. */
    apiAddress: string;
    log: Log;
    /** Where the streams of live updates hear of changes. */
    hub: LiveHub;
    longestRequest: number;
  }
>;

/** The whole API as a value: a test calls `createApp({ db }).request("/messages.json/…")`. */
export function createApp({ db, log = () => {}, ...options }: AppOptions) {
  const session: SessionOptions = {
    db,
    demoUsername: "demoUsername" in options ? options.demoUsername : demoUsername,
    cookiePath: options.cookiePath ?? "/",
    isSecure: options.isSecure ?? false,
  };
  const app = new Hono<AppEnv>();

  app.onError((error, context) => {
    const known = isDatabaseAway(error)
      ? new AppError("unavailable", "The database does not answer at the moment. Try again soon")
      : error;
    if (!(error instanceof AppError)) log("error", factsOf(error));
    return context.json(...toErrorBody(known));
  });
  app.notFound((context) =>
    context.json(...toErrorBody(new AppError("not_found", "There is nothing at this address"))),
  );

  app.use(logRequests(log), timeLimit(options.longestRequest ?? longestRequest));
  app.use(sameOriginWrites(options.publicOrigin));
  app.use(bodyLimit({ maxSize: largestBody, onError: refuseLargeBody }));

  healthRoutes(app, db);
  openApiRoutes(app, options.apiAddress ?? "/api");
  sessionRoutes(app, session);

  app.use(withPerson(session));

  activitiesRoutes(app, db);
  chatRoutes(app, db);
  inboxRoutes(app, db);
  languagesRoutes(app);
  liveRoutes(app, { db, hub: options.hub ?? deafHub, findPerson: (context) => findPersonOf(context, db) });
  menuRoutes(app, db);
  preferencesRoutes(app, db);
  projectsRoutes(app, db);
  searchRoutes(app, db);
  usersRoutes(app, db);
  return app;
}

function refuseLargeBody(): never {
  throw new AppError("too_large", "This is more than can be sent at once");
}

/** What is logged of a failure. A database error's message may hold what people wrote, so only its code is told. */
function factsOf(error: Error) {
  if ("severity" in error && "code" in error) return { error: "database", code: error.code };
  return { error: error.name, message: error.message, stack: error.stack };
}
