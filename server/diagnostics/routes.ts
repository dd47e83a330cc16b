import { setTimeout as wait } from "node:timers/promises";

import type { Hono } from "hono";

import * as contract from "#contract/diagnostics.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import type { Db } from "#server/db/client.ts";
import { examineDirectory } from "#server/diagnostics/disk.ts";
import { countStreams, describeDatabase, describeMigrations, measureUploads } from "#server/diagnostics/queries.ts";
import { announce } from "#server/lib/live/announce.ts";
import type { ContentStore } from "#server/lib/storage/content-store.ts";
import { AppError } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import type { Operation } from "#server/lib/http/operation.ts";

import packageJson from "../../package.json" with { type: "json" };

type Context = {
  readonly db: Db;
  readonly auth: AuthOptions;
  readonly contents: ContentStore | undefined;
  readonly operation: Operation;
};

export function diagnosticsRoutes(app: Hono<AppEnv>, { db, auth, contents, operation }: Context) {
  implement(app, contract.getDiagnostics, async () => ({
    server: {
      version: packageJson.version,
      nodeVersion: process.versions.node,
      uptimeSeconds: Math.round(process.uptime()),
      memoryBytes: process.memoryUsage.rss(),
      isSignInRequired: auth.demoUsername === undefined,
      isBehindProxy: operation.isBehindProxy,
      hasUntrustedProxy: operation.hasUntrustedProxy(),
    },
    database: {
      ...(await describeDatabase(db)),
      isBundled: operation.isBundled,
      isSystem: operation.isSystem,
    },
    migrations: await describeMigrations(db),
    live: { streams: await countStreams(db) },
    mail: { host: operation.mailHost ?? null },
    storage:
      contents === undefined
        ? null
        : { usedBytes: await measureUploads(db), ...(await examineDirectory(contents.directory)) },
  }));

  implement(app, contract.getStatus, ({ params }) => {
    throw new AppError(contract.statusCodes[params.code], "This response was requested on the screen Diagnostics");
  });

  implement(app, contract.getSlow, async ({ query }, context) => {
    // A caller who has gone needs no response.
    await wait(query.seconds * 1000, undefined, { signal: context.req.raw.signal }).catch(() => {});
    return {};
  });

  implement(app, contract.checkLive, async ({ person }) => {
    await db.transaction().execute((transaction) => announce(transaction, "diagnostics", [person.id]));
    return {};
  });
}
