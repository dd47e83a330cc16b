import type { MiddlewareHandler } from "hono";

import { AppError } from "#server/lib/errors.ts";

/** Methods of requests that only read. */
export const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a write that another site's page sends, of whatever content type. A browser names the page's origin with
 * every write; a program that is none, curl say, names nothing and holds no cookie that it was not given.
 *
 * @param publicOrigin where people reach us, when a proxy stands in front
 */
export const sameOriginWrites =
  (publicOrigin: string | undefined): MiddlewareHandler =>
  async ({ req }, next) => {
    if (safeMethods.has(req.method)) return next();
    const site = req.header("sec-fetch-site");
    const origin = req.header("origin");
    const ours = publicOrigin ?? `${new URL(req.url).protocol}//${req.header("host") ?? new URL(req.url).host}`;
    const foreign = (site !== undefined && site !== "same-origin" && site !== "none") || (origin ?? ours) !== ours;
    if (foreign) throw new AppError("forbidden", "This request comes from another site");
    return next();
  };
