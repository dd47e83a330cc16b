import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Passwords } from "#server/auth/passwords/passwords.ts";
import { renewSecondFactors } from "#server/auth/rotation.ts";
import { readSecret, splitSecrets } from "#server/auth/secret.ts";
import type { Config } from "#server/config.ts";
import type { OpenDatabase } from "#server/database.ts";
import { countUploads } from "#server/diagnostics/queries.ts";
import { type Db, openBackgroundDb } from "#server/db/client.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { features, presenceTopics } from "#server/features.ts";
import { startHousekeeping } from "#server/housekeeping.ts";
import type { BackgroundContext, Feature } from "#server/lib/feature.ts";
import { clientAddressOf } from "#server/lib/http/client-address.ts";
import { type LiveBus, publishBy } from "#server/lib/live/live-bus.ts";
import type { Log } from "#server/lib/log/request-log.ts";
import { settleWithin } from "#server/lib/settle-within.ts";
import { createRequestLimits } from "#server/limits/request-limits.ts";
import { watchProxies } from "#server/lib/http/untrusted-proxy.ts";
import { type LiveHub, openLiveHub } from "#server/live/hub.ts";
import type { NatsBus } from "#server/live/nats-bus.ts";
import { openPostgresBus } from "#server/live/postgres-bus.ts";
import { createPresence } from "#server/live/presence.ts";
import { openMailServer, printMails } from "#server/mail.ts";
import { readAssets, readScriptHashes } from "#server/site/assets.ts";
import { createSite } from "#server/site/site.ts";
import { openContents } from "#server/uploads/open-contents.ts";

const built = fileURLToPath(new URL("../dist/web", import.meta.url));

/**
 * Milliseconds that a request may take: a second more than its statements, and a second less than `deploy/haproxy.cfg` waits
 * for a server, so that each can say what was late before the next gives up.
 */
const maxRequestMs = 7000;

/** Milliseconds that background work has to end. The database ends the rest. */
const backgroundTime = 1000;

/** Reads the built app; an app without files if it has not been built. */
export const readBuiltApp = async () =>
  existsSync(built)
    ? { assets: await readAssets(built), scriptHashes: await readScriptHashes(built) }
    : { assets: new Map(), scriptHashes: [] };

type OfficeOptions = {
  readonly app: Awaited<ReturnType<typeof readBuiltApp>>;
  readonly log: Log;
  /** Tests hash passwords at less cost. */
  readonly passwords?: Passwords;
};

type OfficeDatabase = Pick<OpenDatabase, "db" | "connectionString"> & {
  readonly isSystem?: boolean;
  readonly isDatabaseRestarting?: () => boolean;
};

/** Composes the app and its API from a configuration and its open database. The caller serves `fetch`. */
export async function openOffice(
  config: Config,
  { db, connectionString, isSystem = false, isDatabaseRestarting = () => false }: OfficeDatabase,
  { app, log, passwords }: OfficeOptions,
) {
  const contents = await openContents(config, db);
  const [secret = "", ...earlierSecrets] = config.secrets ?? splitSecrets(await readSecret(config.dataDirectory));
  const unreadable = await renewSecondFactors(db, { secret, earlierSecrets });
  if (unreadable > 0) log("warning", { message: "No secret can read these second factors", count: unreadable });
  const notifications = openPostgresBus(connectionString);
  const nats = config.natsUrl === undefined ? undefined : await openNats(config.natsUrl, db, notifications, log);
  if (nats) publishBy(db, nats);
  const hub = openLiveHub(nats ?? notifications);
  const proxies = watchProxies(config.isTrustedProxy, log);
  const closing = new AbortController();
  const metrics = config.metricsPort === undefined ? undefined : await openMetrics(db, hub, nats);
  const signIn = signInOptions(config, log);
  let publicAddress = "";
  let isStopping = false;
  let working: Promise<unknown> = Promise.resolve();
  const site = createSite({
    ...config,
    ...app,
    ...signIn,
    ...(passwords && { passwords }),
    db,
    hub,
    contents,
    secret,
    earlierSecrets,
    verifiesEmail: !config.isDemo,
    operation: {
      isBundled: config.databaseUrl === undefined,
      isSystem,
      isDatabaseRestarting,
      isStopping: () => isStopping,
      isBehindProxy: config.isBehindProxy,
      hasUntrustedProxy: proxies.hasUntrusted,
      mailHost: config.mailServer && new URL(config.mailServer.url).hostname,
      mailFrom: config.mailServer?.from,
    },
    publicAddress: () => publicAddress,
    log,
    watch: proxies.watch,
    observe: metrics?.observe,
    requestLimits: createRequestLimits(config.requestQuotas, signIn.clientAddress),
    maxRequestMs,
  });
  const background = openBackgroundDb(connectionString);
  const stopHousekeeping = startHousekeeping(background, contents, log);
  const backgroundContext: BackgroundContext = {
    db: background,
    signal: closing.signal,
    log,
    isDemo: config.isDemo,
    noteOnline: createPresence(background, presenceTopics).add,
  };

  return {
    fetch: site.fetch,
    metrics,
    /**
     * Call when `fetch` is served: links name the address from now on, and background work begins.
     *
     * @param origin where it is served, unless the configuration has a public address
     */
    begin(origin: string) {
      publicAddress = `${config.publicOrigin ?? origin}${config.basePath}`;
      if (config.doesBackgroundWork)
        working = Promise.all(features.map((feature) => workInBackground(feature, backgroundContext)));
    },
    /** Tells load balancers to send no more requests. Those that come are answered until `close`. */
    drain() {
      isStopping = true;
    },
    /**
     * Ends what works on the database, which is the caller's to close.
     *
     * @param stopServing resolves when no request is in flight any more; live streams have ended before
     */
    async close(stopServing: () => Promise<void> = async () => {}) {
      closing.abort();
      stopHousekeeping();
      // Live streams stay open indefinitely; the server would wait for them.
      const hubClosed = hub.close().then(() => nats?.close());
      await stopServing();
      await settleWithin(
        backgroundTime,
        working.then(() => background.destroy()),
        hubClosed,
      );
    },
  };
}

/** Imported here, so that nothing of it is loaded without the setting. */
async function openMetrics(db: Db, hub: LiveHub, nats: NatsBus | undefined) {
  const { createMetrics } = await import("#server/metrics/metrics.ts");
  return createMetrics({
    db,
    countStreams: hub.count,
    isNatsConnected: nats?.isConnected,
    measureUploads: () => countUploads(db),
  });
}

/** Imported here for the same reason. */
async function openNats(url: string, db: Db, fallback: LiveBus, log: Log) {
  const { openNatsBus } = await import("#server/live/nats-bus.ts");
  return openNatsBus({ url, db, fallback, log });
}

/** Does the background work of a feature. If it fails, the server goes on without it. */
export async function workInBackground(
  { name, backgroundWork }: Pick<Feature, "name" | "backgroundWork">,
  context: BackgroundContext,
) {
  try {
    await backgroundWork?.(context);
  } catch (error) {
    if (!context.signal.aborted) context.log("error", { error: name, message: String(error) });
  }
}

export type Office = Awaited<ReturnType<typeof openOffice>>;

const signInOptions = ({ isDemo, providers, mailServer, isTrustedProxy }: Config, log: Log) => ({
  demoUsername: isDemo ? demoUsername : undefined,
  providers,
  sendMail: mailServer ? openMailServer(mailServer.url, mailServer.from) : printMails(log),
  clientAddress: clientAddressOf(isTrustedProxy),
});
