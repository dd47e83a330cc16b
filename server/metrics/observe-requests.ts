import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";

/** Receives what is measured of a request. Its route is the pattern of its path, so that there are few of them. */
export type ObserveRequest = (request: {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}) => void;

/** Anybody can invent methods. */
const measuredMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

export const observeRequests =
  (observe: ObserveRequest): MiddlewareHandler =>
  async (context, next) => {
    const started = performance.now();
    await next();
    // Middleware matches all methods.
    const route = matchedRoutes(context).findLast(({ method }) => method !== "ALL")?.path ?? "none";
    const method = measuredMethods.has(context.req.method) ? context.req.method : "other";
    observe({ method, route, status: context.res.status, seconds: (performance.now() - started) / 1000 });
  };
