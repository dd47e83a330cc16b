import type { MiddlewareHandler } from "hono";

import { AppError } from "#server/lib/errors.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Refuses methods that no route handles. TRACE must stop here, because `Request` cannot represent it and forwarding it
 * to the API would throw.
 */
export const knownMethods: MiddlewareHandler = ({ req }, next) => {
  if (!methods.includes(req.method)) {
    throw new AppError("method_not_allowed", "This method is not supported", undefined, { allow: methods.join(", ") });
  }
  return next();
};
