import type { MiddlewareHandler, Next } from "hono";

import { AppError } from "#server/lib/errors.ts";

/** Answers a request that takes too long with an error. Work that has begun continues until it ends. */
export const timeLimit =
  (milliseconds: number): MiddlewareHandler =>
  (_context, next) =>
    limitTime(next, (start) => start(milliseconds));

/**
 * Runs the rest of a request, and fails it if it takes too long.
 *
 * @param prepare receives the function that starts the time, in milliseconds: at once, or later
 * @throws {AppError} `timeout`
 */
export async function limitTime(next: Next, prepare: (start: (milliseconds: number) => void) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { promise: limit, reject } = Promise.withResolvers<never>();
  prepare((milliseconds) => {
    timer = setTimeout(() => {
      reject(new AppError("timeout", "The server took too long to respond. Try again."));
    }, milliseconds);
  });
  try {
    await Promise.race([next(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
