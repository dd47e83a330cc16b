import { z } from "zod/mini";

import { Done, endpoint, wholeNumber } from "./endpoint.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    diagnostics: true;
  }
}

/** The report about a running server. Contains no secrets, paths, users or database addresses. */
export const Diagnostics = z.object({
  server: z.object({
    version: z.string(),
    nodeVersion: z.string(),
    uptimeSeconds: z.number(),
    memoryBytes: z.number(),
    isSignInRequired: z.boolean(),
    isBehindProxy: z.boolean(),
    /** Requests were forwarded by a proxy that is not configured as trusted. */
    hasUntrustedProxy: z.boolean(),
  }),
  database: z.object({
    version: z.string(),
    /** Atrium starts and stops it, rather than connecting to the server of `DATABASE_URL`. */
    isBundled: z.boolean(),
    /** Atrium runs it with programs that are installed on the machine, in place of those that it brings. */
    isSystem: z.boolean(),
    /** The time of one round trip to the database, in milliseconds. */
    roundTripMs: z.number(),
    connections: z.number(),
  }),
  migrations: z.object({
    applied: z.number(),
    /** Migrations of this version that the database does not have. */
    pending: z.number(),
    lastName: z.nullable(z.string()),
    lastAt: z.nullable(z.iso.datetime()),
  }),
  live: z.object({ streams: z.number() }),
  /** The host name of the mail server; null without one. */
  mail: z.object({ host: z.nullable(z.string()) }),
  /** Null if the server stores no uploads. */
  storage: z.nullable(z.object({ usedBytes: z.number(), freeBytes: z.number(), isWritable: z.boolean() })),
});
export type Diagnostics = z.infer<typeof Diagnostics>;

export const getDiagnostics = endpoint({
  method: "GET",
  path: "/diagnostics.json",
  summary: "The state of the server, for operators",
  response: Diagnostics,
});

/**
 * The statuses that can be requested, and their error codes. 401 and 423 are missing: the app answers them by leaving
 * the screen, because the session is lost or locked.
 */
export const statusCodes = {
  400: "invalid_input",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  409: "conflict",
  413: "too_large",
  429: "too_many_requests",
  500: "internal",
  503: "unavailable",
  504: "timeout",
  507: "disk_full",
} as const;
export type StatusCode = `${keyof typeof statusCodes}`;

export const getStatus = endpoint({
  method: "GET",
  path: "/diagnostics/status/{code}",
  summary: "Respond with this status",
  isFault: true,
  params: z.object({ code: z.enum(Object.keys(statusCodes) as [StatusCode, ...StatusCode[]]) }),
  response: Done,
});

/** In seconds. */
const maxSlowSeconds = 10;

export const getSlow = endpoint({
  method: "GET",
  path: "/diagnostics/slow",
  summary: "Respond after a number of seconds",
  isFault: true,
  query: z.object({ seconds: wholeNumber(0, maxSlowSeconds) }),
  response: Done,
});

export const checkLive = endpoint({
  method: "POST",
  path: "/diagnostics/live.json",
  summary: "Announce a change to the open windows of the person, to measure live updates",
  access: "viewer",
  response: Done,
});
