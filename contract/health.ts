import { z } from "zod/mini";

import { endpoint } from "./endpoint.ts";

export const Health = z.object({
  /** The process responds. */
  alive: z.literal(true),
  /** The database responds as well, so the server can receive requests. */
  ready: z.boolean(),
  /** What happens to the database if it does not respond: it has ended and is being started, or nothing is known. */
  database: z.enum(["ready", "restarting", "unavailable"]),
  version: z.string(),
});
export type Health = z.infer<typeof Health>;

export const getHealth = endpoint({
  method: "GET",
  path: "/health",
  summary: "The state of the server; 503 while the database is unavailable",
  open: true,
  response: Health,
});
