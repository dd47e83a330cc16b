import { z } from "zod/mini";

/** Every error code of the API, with its status. */
export const errorStatus = {
  invalid_input: 400,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** The browser is signed in to another account than the page was opened as. */
  account_changed: 409,
  too_large: 413,
  locked: 423,
  /** Too many attempts of one kind, such as passwords or exports. */
  too_many_requests: 429,
  /** Too many requests of any kind. `Retry-After` has the seconds to wait. */
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  timeout: 504,
  /** The server's disk, or that of its database. */
  disk_full: 507,
} as const;

/** Names a request in logs, in the audit log and in the alert of its failure. Requests may bring an id, and each response has one. */
export const requestIdHeader = "x-request-id";

export type ErrorCode = keyof typeof errorStatus;

export const ErrorBody = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  /** For `invalid_input`: the error message by field. */
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
