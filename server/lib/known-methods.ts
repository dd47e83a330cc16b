import type { MiddlewareHandler } from "hono";

import { AppError } from "#server/lib/errors.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Refuses methods that nothing here answers. TRACE has to go no further: a `Request` cannot be made with it, so that
 * passing it on to the API would fail.
 */
export const knownMethods: MiddlewareHandler = ({ req }, next) => {
  if (!methods.includes(req.method)) {
    throw new AppError("method_not_allowed", "This method is not supported", undefined, { allow: methods.join(", ") });
  }
  return next();
};
