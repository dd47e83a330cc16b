import type { MiddlewareHandler } from "hono";

import { getReadiness } from "#contract/health.ts";

/** Writes a line about the running server: what has happened, in a few words, and facts by name. */
export type Log = (
  level: "info" | "warning" | "error",
  facts: { readonly message: string } & Readonly<Record<string, unknown>>,
) => void;

/**
 * Logs one line for each request, without bodies, query strings or IP addresses: more people read logs than data. Successful
 * readiness checks are left out.
 */
export const logRequests =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { method, path } = context.req;
    // A load balancer checks each second.
    if (path === getReadiness.path && context.res.status === 200) return;
    log("info", { message: "Request", method, path, status: context.res.status, ms });
  };
