import { z } from "zod/mini";

import { endpoint } from "./endpoint.ts";

export const Health = z.object({
  /** The process responds. */
  alive: z.literal(true),
  /** The database responds as well, so the server can receive requests. */
  ready: z.boolean(),
  /** `restarting`: it has ended, and the server starts it again. `unavailable`: it does not respond, for another reason. */
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
