import type { HonoRequest, MiddlewareHandler } from "hono";

import { AppError } from "#server/lib/errors.ts";

/** Methods of requests that only read. */
export const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The origin that a browser has sent a request to.
 *
 * @param publicOrigin the app's public origin, if behind a proxy
 */
export const ownOrigin = (req: HonoRequest, publicOrigin: string | undefined) =>
  publicOrigin ?? `${new URL(req.url).protocol}//${req.header("host") ?? new URL(req.url).host}`;

/**
 * Refuses writes from other sites' pages, of any content type. A browser sends the page's origin with every write;
 * other programs, such as curl, send none and have no cookies of their own.
 *
 * @param publicOrigin the app's public origin, if behind a proxy
 */
export const sameOriginWrites =
  (publicOrigin: string | undefined): MiddlewareHandler =>
  async ({ req }, next) => {
    if (safeMethods.has(req.method)) return next();
    const site = req.header("sec-fetch-site");
    const origin = req.header("origin");
    const ours = ownOrigin(req, publicOrigin);
    const foreign = (site !== undefined && site !== "same-origin" && site !== "none") || (origin ?? ours) !== ours;
    if (foreign) throw new AppError("forbidden", "Requests from other sites are not allowed");
    return next();
  };
