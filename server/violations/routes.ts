import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

import * as contract from "#contract/violations.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { ownOrigin } from "#server/lib/http/same-origin.ts";
import { clearViolations, listViolations, recordViolations } from "#server/violations/queries.ts";
import { readReports } from "#server/violations/read-reports.ts";

/** In bytes. Browsers send a few hundred for each report. */
const maxReportBytes = 16_384;

const reportTypes = /^application\/(csp-report|reports\+json)\s*(;|$)/i;

type ReportOptions = {
  readonly db: Db;
  readonly publicOrigin: string | undefined;
  /** The folder that Atrium is served from, with slashes at both ends. */
  readonly folder: string;
};

/**
 * Takes the reports of browsers about the Content-Security-Policy. Without a session: the pages of signing in have the policy
 * too, and a report must not begin a visit. The rule for writes of other sites applies, since browsers send the page's origin.
 */
export function violationReports(app: Hono<AppEnv>, { db, publicOrigin, folder }: ReportOptions) {
  const limit = bodyLimit({ maxSize: maxReportBytes, onError: refuseLargeReport });
  app.post(contract.violationReportsPath, limit, async (context) => {
    const isReport = reportTypes.test(context.req.header("content-type") ?? "");
    const body: unknown = isReport ? await context.req.json().catch(() => undefined) : undefined;
    const reports = readReports(body, `${ownOrigin(context.req, publicOrigin)}${folder}`);
    if (!reports) throw new AppError("invalid_input", "Some values are not valid");
    await recordViolations(db, reports);
    return context.body(null, 204);
  });
}

export function violationsRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.listViolations, async () => ({ data: await listViolations(db) }));

  implement(app, contract.clearViolations, async () => {
    await clearViolations(db);
    return {};
  });
}

function refuseLargeReport(): never {
  throw new AppError("too_large", "The request is too large");
}
