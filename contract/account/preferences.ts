import { z } from "zod/mini";

import { Done, endpoint, Timestamp } from "../endpoint.ts";
import { Layout } from "../layout.ts";
import { TableSetups } from "../tables/table-setup.ts";
import { Widgets } from "../screens/widgets.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    preferences: true;
  }
}

/** The maximum number of pinned menu entries. */
export const maxPins = 20;

/** A person's settings, stored in the browser and with the account. */
export const Preferences = z.object({
  layout: Layout,
  /** The key of the chosen language; absent until one is chosen. */
  language: z.optional(z.string().check(z.maxLength(10))),
  /** The arrangement of widgets; absent until one is changed. */
  widgets: z.optional(Widgets),
  /** The configuration of tables; absent until one is changed. */
  tables: z.optional(TableSetups),
  /** Whether sounds play; absent until the user changes it. */
  sounds: z.optional(z.boolean()),
  /** Whether the slash key opens the command palette. It does if this is absent. */
  slashKey: z.optional(z.boolean()),
  /** Whether the home screen shows the checklist of first steps. True if absent. */
  firstSteps: z.optional(z.boolean()),
  /** The addresses of the menu entries that are pinned, in their order; absent until one is pinned. */
  pins: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(maxPins))),
  /** The time of the last change, by the clock of the browser that made it: the newest change wins. */
  changedAt: Timestamp,
});
export type Preferences = z.infer<typeof Preferences>;

export const getPreferences = endpoint({
  method: "GET",
  path: "/preferences.json",
  summary: "The account's preferences, or null if it has none",
  response: z.nullable(Preferences),
});

export const putPreferences = endpoint({
  method: "PUT",
  path: "/preferences.json",
  summary: "Store preferences with the account, unless the stored ones are newer. Returns the stored preferences",
  access: "viewer",
  body: Preferences,
  response: Preferences,
});

export const clearPreferences = endpoint({
  method: "DELETE",
  path: "/preferences.json",
  summary: "Delete the account's preferences (factory reset)",
  access: "viewer",
  response: Done,
});
