import type { MiddlewareHandler } from "hono";

import { currentRequestId } from "#server/lib/request-id.ts";

/** Writes facts about the running server, one line per call. */
export type Log = (level: "info" | "warning" | "error", facts: Record<string, unknown>) => void;

export const logToConsole: Log = (level, facts) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, requestId: currentRequestId(), ...facts });
  if (level === "info") console.log(line);
  else console.error(line);
};

/** One line per request, without bodies, query strings or IP addresses: more people read logs than data. */
export const logRequests =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log("info", { method: context.req.method, path: context.req.path, status: context.res.status, ms });
  };
