import type { MiddlewareHandler } from "hono";

/** Takes facts about the running server; each call is one line. */
export type Log = (level: "info" | "error", facts: Record<string, unknown>) => void;

export const logToConsole: Log = (level, facts) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, ...facts });
  if (level === "error") console.error(line);
  else console.log(line);
};

/** One line a request. No bodies, no queries, no addresses of people: a log is read by more people than the data. */
export const logRequests =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log("info", { method: context.req.method, path: context.req.path, status: context.res.status, ms });
  };
