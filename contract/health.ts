import { z } from "zod/mini";

import { endpoint } from "./endpoint.ts";

export const Health = z.object({
  /** The process responds. */
  alive: z.literal(true),
  /** The database responds as well and accepts writes, so the server can receive requests. For load balancers, false once it stops. */
  ready: z.boolean(),
  /**
   * `restarting`: it has ended, and the server starts it again. `unavailable`: it does not respond, for another reason.
   * `read-only`: it responds and refuses writes, as a standby does.
   */
  database: z.enum(["ready", "restarting", "unavailable", "read-only"]),
  version: z.string(),
});
export type Health = z.infer<typeof Health>;

export const getHealth = endpoint({
  method: "GET",
  path: "/health",
  summary: "The state of the server; 503 while the database is unavailable or refuses writes",
  open: true,
  response: Health,
});

export const getReadiness = endpoint({
  method: "GET",
  path: "/health/ready",
  summary:
    "Whether a load balancer should send requests here: 503 while the database is unavailable or refuses writes, and once the server stops",
  open: true,
  response: Health,
});

export const getLiveness = endpoint({
  method: "GET",
  path: "/health/live",
  summary: "Responds while the process does, whatever the state of the database: without an answer, restart it",
  open: true,
  response: z.pick(Health, { alive: true, version: true }),
});

/** The paths that are answered to every address, and are not counted. */
export const healthPaths: readonly string[] = [getHealth.path, getReadiness.path, getLiveness.path];
