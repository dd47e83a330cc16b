import { z } from "zod/mini";

import { changes, endpoint, Ids, pageQuery } from "./endpoint.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    activities: true;
  }
}

export const activityTypes = ["messages", "notifications", "tasks"] as const;
export const ActivityType = z.enum(activityTypes);
export type ActivityType = z.infer<typeof ActivityType>;

/** A kind of activity, shown as a tab of the dropdown. */
export const ActivityKind = z.object({
  type: ActivityType,
  title: z.string(),
  total: z.number(),
  unread: z.number(),
  /** The routes that the unread items are about: opening one marks its items as read. */
  unreadHrefs: z.array(z.string()),
  /** When the newest unread item was added. */
  newestUnread: z.optional(z.iso.datetime()),
});
export type ActivityKind = z.infer<typeof ActivityKind>;

export const Activity = z.object({
  id: z.uuid(),
  type: ActivityType,
  /** The person who acted; the picture's address is relative to the page. */
  user: z.object({ name: z.string(), picture: z.string() }),
  /**
   * Texts of the app in English, the keys of their translations, with placeholders: `{{name}}` is the person who acted,
   * `{{time}}` the time of day of `due`, and `details` has the others.
   */
  title: z.string(),
  text: z.string(),
  /** The values of placeholders that users wrote. */
  details: z.record(z.string(), z.string()),
  /** The route that the item links to. */
  href: z.optional(z.string()),
  /** For tasks: when the thing begins. */
  due: z.optional(z.iso.datetime()),
  /** For tasks: the progress in percent. */
  progress: z.optional(z.number()),
  date: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Activity = z.infer<typeof Activity>;

const params = z.object({ type: ActivityType });

export const listActivityKinds = endpoint({
  method: "GET",
  path: "/activities/activity.json",
  summary: "The kinds of activity with their counts",
  response: z.array(ActivityKind),
});

export const listActivities = endpoint({
  method: "GET",
  path: "/activities/activity-{type}.json",
  summary: "The latest 50 items of a kind, newest first",
  params,
  response: z.array(Activity),
});

export const listLatestActivities = endpoint({
  method: "GET",
  path: "/activities/latest.json",
  summary: "The latest items of all kinds, newest first",
  query: z.object({ size: pageQuery.size }),
  response: z.array(Activity),
});

export const updateActivities = endpoint({
  method: "PATCH",
  path: "/activities/activity-{type}.json",
  summary: "Mark items of a kind as read or unread: the given ones, those that link to `href`, or all",
  access: "viewer",
  params,
  body: z.extend(z.partial(Ids), {
    href: z.optional(z.string().check(z.maxLength(500))),
    change: changes(z.object({ isRead: z.boolean() })),
  }),
  response: z.array(Activity),
});
