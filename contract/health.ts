import { z } from "zod/mini";

import { endpoint } from "./endpoint.ts";

export const Health = z.object({
  /** The process responds. */
  alive: z.literal(true),
  /** The database responds as well, so the server can receive requests. For load balancers, false once it stops. */
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

export const getReadiness = endpoint({
  method: "GET",
  path: "/health/ready",
  summary:
    "Whether a load balancer should send requests here; 503 while the database is unavailable, and once the server stops",
  open: true,
  response: Health,
});
