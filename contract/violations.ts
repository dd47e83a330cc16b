import { z } from "zod/mini";

import { Done, endpoint } from "./endpoint.ts";

/**
 * Violations of the Content-Security-Policy, reported by browsers and counted by directive, origin and page. The reports are not
 * authenticated. Addresses have no queries and no fragments.
 */
const Violation = z.object({
  /** The directive that refused it: `script-src-elem`. */
  directive: z.string(),
  /** The origin of what was refused, or a word for what has none: `https://cdn.example`, `inline`. */
  blocked: z.string(),
  /** The path of the page, without the folder that Atrium is served from: `/`. */
  path: z.string(),
  /** The script and line of the latest report: `/assets/main-1a2b.js:7`. Empty if the browser named none. */
  source: z.string(),
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type Violation = z.infer<typeof Violation>;

export const listViolations = endpoint({
  method: "GET",
  path: "/violations.json",
  summary: "What the Content-Security-Policy has refused, the latest first",
  access: "admin",
  response: z.object({ data: z.array(Violation) }),
});

export const clearViolations = endpoint({
  method: "DELETE",
  path: "/violations.json",
  summary: "Delete the reports about the Content-Security-Policy",
  access: "admin",
  response: Done,
});

/** Where browsers send reports: by POST, in formats of their own. */
export const violationReportsPath = "/violations/report";
