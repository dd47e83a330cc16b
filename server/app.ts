import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

import { cookiesOf } from "#server/auth/sessions/cookies.ts";
import { createEngine, type Engine, isSuspension, suspended } from "#server/auth/engine.ts";
import { entryRedirect } from "#server/auth/sessions/entry-redirect.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import { renewCookies } from "#server/auth/rotation.ts";
import { findPersonOf, findStreamOwner, withSession } from "#server/auth/sessions/session.ts";
import { createToken } from "#server/auth/tokens.ts";
import { demoPassword, demoUsername } from "#server/db/seed/people.ts";
import { type Db, isDatabaseAway, isDatabaseReadOnly, isUserMissing } from "#server/db/client.ts";
import { replicaOf } from "#server/db/replica/open-replicated-db.ts";
import type { ContentStore } from "#server/lib/storage/content-store.ts";
import type { Operation } from "#server/lib/http/operation.ts";
import { features, liveAnswers, presenceTopics } from "#server/features.ts";
import type { FeatureContext } from "#server/lib/feature.ts";
import { idleHub, type LiveHub } from "#server/live/hub.ts";
import { liveRoutes } from "#server/live/routes.ts";
import type { StreamLimits } from "#server/live/stream-limits.ts";
import { AppError, toErrorBody } from "#server/lib/errors.ts";
import { folderOf } from "#server/lib/folder-of.ts";
import { endHeadBodies } from "#server/lib/http/head-requests.ts";
import type { AppEnv } from "#server/lib/http/implement.ts";
import { isDiskFull } from "#server/lib/storage/is-disk-full.ts";
import { isStorageAway } from "#server/lib/storage/is-storage-away.ts";
import { knownMethods } from "#server/lib/http/known-methods.ts";
import { identifyRequests } from "#server/lib/log/request-id.ts";
import { logRequests } from "#server/lib/log/request-log.ts";
import { safeMethods, sameOriginWrites } from "#server/lib/http/same-origin.ts";
import { storageLimit } from "#server/lib/storage/storage-limit.ts";
import { timeLimit } from "#server/lib/http/time-limit.ts";
import type { Streets } from "#server/lib/streets.ts";
import type { RequestLimits } from "#server/limits/request-limits.ts";
import { type ObserveRequest, observeRequests } from "#server/metrics/observe-requests.ts";
import { openApiRoutes } from "#server/openapi/routes.ts";
import { violationReports } from "#server/violations/routes.ts";

/** The largest body of a request, in bytes: many times the longest message. */
const maxBodyBytes = 1_000_000;
/** In milliseconds, unless the options say otherwise. A query gives up sooner; this is for whatever else might hang. */
const maxRequestMs = 30_000;

export type AppOptions = { readonly db: Db } & Partial<
  Omit<AuthOptions, "db"> & {
    /** The public origin, if behind a proxy: `https://office.example`. */
    publicOrigin: string;
    /** The addresses that the document of the API is read at. */
    apiAddress: string;
    /** Where the streams of live updates hear of changes. */
    hub: LiveHub;
    /** The maximum number of open live streams. */
    streamLimits: StreamLimits;
    /** Pictures of streets for the maps. */
    streets: Streets | undefined;
    /** Where files that users upload are stored. Without it, uploads are refused. */
    contents: ContentStore;
    /** The configuration that screens show. */
    operation: Operation;
    maxRequestMs: number;
    /** Counts requests. Without it, they have no general limit. */
    requestLimits: RequestLimits | undefined;
    /** Measures requests. */
    observe: ObserveRequest | undefined;
  }
>;

/** Signs cookies if no secret is configured, for as long as the process runs. */
const processSecret = createToken();

/** Completes the options of sign-in. Without a `demoUsername`, the app is the demo. */
export function createAuthOptions({ db, log = () => {}, ...options }: AppOptions): AuthOptions {
  const isDemo = !("demoUsername" in options && options.demoUsername === undefined);
  const settings = {
    passwords: createPasswords(),
    canRegister: true,
    canInvite: true,
    verifiesEmail: false,
    allowedDomains: [],
    allowedTenants: [],
    providers: [],
    secret: processSecret,
    earlierSecrets: [],
    sendMail: () => Promise.reject(new Error("There is no mail server")),
    publicAddress: () => "http://localhost/",
    clientAddress: () => "unknown",
    cookiePath: "/",
    isSecure: false,
    demoUsername,
    demoPassword: isDemo ? demoPassword : undefined,
    ...options,
    db,
    log,
  };
  let engine: Engine | undefined;
  // Created with the first request, when the public address is known.
  return { engine: () => (engine ??= createEngine(settings)), ...settings };
}

/** The whole API as a value: a test calls `createApp({ db }).request("/messages.json/…")`. */
export function createApp({ db, log = () => {}, ...options }: AppOptions) {
  const auth = createAuthOptions({ db, log, ...options });
  const app = new Hono<AppEnv>();

  const apiAddress = options.apiAddress ?? "/api";

  app.onError((error, context) => {
    const entry = entryRedirect(context, error, apiAddress);
    if (entry !== undefined) return context.redirect(entry);
    const [body, status, headers] = toErrorBody(explain(error, options.operation?.isDatabaseRestarting() ?? false));
    if (!(error instanceof AppError) && status >= 500) log("error", factsOf(error));
    return context.json(body, status, headers);
  });
  app.notFound((context) => context.json(...toErrorBody(new AppError("not_found", "Nothing found at this address"))));

  app.use(identifyRequests, logRequests(log));
  if (options.observe) app.use(observeRequests(options.observe));
  const requestMs = options.maxRequestMs ?? maxRequestMs;
  app.use(either(isStreamed, storageLimit(requestMs), timeLimit(requestMs)), endHeadBodies);
  if (options.requestLimits) app.use(options.requestLimits.limitAddress);
  app.use(knownMethods, sameOriginWrites(options.publicOrigin));
  app.use(either(isStreamed, pass, bodyLimit({ maxSize: maxBodyBytes, onError: refuseLargeBody })));

  const replica = replicaOf(db);
  if (replica !== undefined) {
    app.use((context, next) => {
      context.set("replica", replica);
      return next();
    });
  }

  const context: FeatureContext = {
    db,
    auth,
    streets: options.streets,
    contents: options.contents,
    operation: options.operation ?? {
      isBundled: true,
      isSystem: false,
      isDatabaseRestarting: () => false,
      isStopping: () => false,
      isBehindProxy: false,
      hasUntrustedProxy: () => false,
      mailHost: undefined,
      mailFrom: undefined,
    },
    searches: features.flatMap(({ search = [] }) => search),
    menuBadges: features.flatMap(({ menuBadge = [] }) => menuBadge),
    firstSteps: features.flatMap(({ firstStep = [] }) => firstStep),
    timelines: features.flatMap(({ timeline = [] }) => timeline),
    accountParts: features,
  };
  violationReports(app, { db, publicOrigin: options.publicOrigin, folder: folderOf(apiAddress) });
  app.use(renewCookies(auth));
  openApiRoutes(app, apiAddress, cookiesOf(auth).session);
  for (const { publicRoutes } of features) publicRoutes?.(app, context);

  app.use(withSession(auth));
  if (options.requestLimits) app.use(options.requestLimits.limitSession);

  liveRoutes(app, {
    db,
    hub: options.hub ?? idleHub,
    presenceTopics,
    answers: liveAnswers,
    findPerson: (request) => findPersonOf(request, auth),
    findOwner: (request, person) => findStreamOwner(request, auth, person),
    clientAddress: auth.clientAddress,
    limits: options.streamLimits,
  });
  for (const { routes } of features) routes?.(app, context);
  return app;
}

/** The error to report for one of the database or of the sign-in. */
function explain(error: Error, isDatabaseRestarting: boolean) {
  if (isStorageAway(error)) return storageAway();
  // During a failover, a server may still be connected to one that has become a standby.
  if (isDatabaseReadOnly(error)) return databaseAway(false);
  if (isDatabaseAway(error)) return databaseAway(isDatabaseRestarting);
  if (isDiskFull(error))
    return new AppError("disk_full", "The server's disk is full. Ask your administrator to free some space.");
  if (isUserMissing(error)) return new AppError("conflict", "This account has since been deleted");
  return isSuspension(error) ? suspended() : error;
}

/** In seconds: about as long as the bundled database takes to start. */
const retryAfter = { "retry-after": "5" };

const databaseAway = (isRestarting: boolean) =>
  isRestarting
    ? new AppError("unavailable", "The database is being restarted. Try again in a moment.", undefined, retryAfter)
    : new AppError("unavailable", "The database is not responding. Try again in a moment.", undefined, retryAfter);

const storageAway = () =>
  new AppError("unavailable", "The file storage is not responding. Try again in a moment.", undefined, retryAfter);

const streamedPaths = features.flatMap((feature) => feature.streamedPaths ?? []);

/** Writes at the streamed paths have limits of their own. */
const isStreamed = ({ req: { method, path } }: Context) =>
  !safeMethods.has(method) && streamedPaths.some((pattern) => pattern.test(path));

const either =
  (holds: (context: Context) => boolean, one: MiddlewareHandler, other: MiddlewareHandler): MiddlewareHandler =>
  (context, next) =>
    (holds(context) ? one : other)(context, next);

const pass: MiddlewareHandler = (_context, next) => next();

function refuseLargeBody(): never {
  throw new AppError("too_large", "The request is too large");
}

/**
 * The facts of a failure for the log. A database error's message may contain people's data, so only its code is logged.
 */
function factsOf(error: Error) {
  if ("severity" in error && "code" in error)
    return { message: "A statement has failed", error: "database", code: error.code };
  return { error: error.name, message: error.message, stack: error.stack };
}
