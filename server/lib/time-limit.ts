import type { MiddlewareHandler } from "hono";

import { AppError } from "#server/lib/errors.ts";

/** Answers a request that takes too long with an error. Work that has begun continues until it ends. */
export const timeLimit =
  (milliseconds: number): MiddlewareHandler =>
  async (_context, next) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new AppError("timeout", "The server took too long to respond. Try again."));
      }, milliseconds);
    });
    try {
      await Promise.race([next(), limit]);
    } finally {
      clearTimeout(timer);
    }
  };
