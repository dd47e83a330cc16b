import type { MiddlewareHandler } from "hono";

/**
 * Ends the body of a response to HEAD. Such a request is handled like GET but its body is never read, so a stream would
 * hold its resources until it times out.
 */
export const endHeadBodies: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.method === "HEAD") await context.res.body?.cancel();
};
