import type { Hono } from "hono";

import * as contract from "#contract/audit.ts";
import { auditSource } from "#server/audit/source.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import type { Db } from "#server/db/client.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { exportRoute } from "#server/lib/tables/table-export.ts";
import { readTablePage } from "#server/lib/tables/table-query.ts";

type Options = { readonly db: Db; readonly auth: Pick<AuthOptions, "demoUsername"> };

/** The default page size. */
const auditPage = 30;

export function auditRoutes(app: Hono<AppEnv>, { db, auth: { demoUsername } }: Options) {
  const source = auditSource(demoUsername);
  implement(app, contract.listAuditEvents, ({ query }) => readTablePage(db, source, query, query.size ?? auditPage));
  exportRoute(app, db, contract.auditExportPath, "audit", source, "admin");
}
