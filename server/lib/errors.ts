import { type ErrorBody, type ErrorCode, errorStatus } from "#contract/errors.ts";

/** A refusal that the caller is told about. Anything else that is thrown is ours, and becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Headers that the answer carries besides. */
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, headers: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }
}

/** @throws {AppError} `not_found` where there is no value */
export function found<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new AppError("not_found", message);
  return value;
}

/** The body, the status and the headers that an error is answered with. What we did not foresee is told as `internal`, and no more. */
export function toErrorBody(error: unknown) {
  const known = error instanceof AppError ? error : new AppError("internal", "Something went wrong on our side");
  const { code, message, fields } = known;
  const body: ErrorBody = fields ? { code, message, fields } : { code, message };
  return [body, errorStatus[code], known.headers] as const;
}
