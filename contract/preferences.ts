import { z } from "zod/mini";

import { Done, endpoint, Timestamp } from "./endpoint.ts";
import { Layout } from "./layout.ts";
import { TableSetups } from "./table-setup.ts";
import { Widgets } from "./widgets.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    preferences: true;
  }
}

/** What a person has set up, kept in the browser and with the account. */
export const Preferences = z.object({
  layout: Layout,
  /** The key of the chosen language; absent until one was chosen. */
  language: z.optional(z.string().check(z.maxLength(10))),
  /** How the widgets of screens are arranged; absent until one was changed. */
  widgets: z.optional(Widgets),
  /** How the columns of tables are set up; absent until one was changed. */
  tables: z.optional(TableSetups),
  /** When it was last changed, by the clock of the browser that changed it: the newest change wins. */
  changedAt: Timestamp,
});
export type Preferences = z.infer<typeof Preferences>;

export const getPreferences = endpoint({
  method: "GET",
  path: "/preferences.json",
  summary: "The account's preferences, or null while it has none",
  response: z.nullable(Preferences),
});

export const putPreferences = endpoint({
  method: "PUT",
  path: "/preferences.json",
  summary: "Keep preferences with the account. Older ones than those kept change nothing; what is kept is answered",
  body: Preferences,
  response: Preferences,
});

export const clearPreferences = endpoint({
  method: "DELETE",
  path: "/preferences.json",
  summary: "Forget the account's preferences (factory reset)",
  response: Done,
});
