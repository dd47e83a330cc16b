import { type ErrorBody, type ErrorCode, errorStatus } from "#contract/errors.ts";

/** An error reported to the caller. Anything else that is thrown is a fault of the server and becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Additional response headers. */
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, headers: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }
}

/** @throws {AppError} `not_found` if there is no value */
export function found<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new AppError("not_found", message);
  return value;
}

/**
 * Returns the body, status and headers of an error response. An unexpected error is reported as `internal`, without
 * details.
 */
export function toErrorBody(error: unknown) {
  const known = error instanceof AppError ? error : new AppError("internal", "Something went wrong on our side");
  const { code, message, fields } = known;
  const body: ErrorBody = fields ? { code, message, fields } : { code, message };
  return [body, errorStatus[code], known.headers] as const;
}
