import type { MiddlewareHandler } from "hono";

/**
 * Ends the body of an answer to HEAD. Such a request is answered like GET and its body is never read, so that a stream
 * would wait for its reader, and hold what it needs, until it gives up.
 */
export const endHeadBodies: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.method === "HEAD") await context.res.body?.cancel();
};
