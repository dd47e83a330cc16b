import { z } from "zod/mini";

import { english } from "../text/english.ts";
import { AnsweredVersion, endpoint, oneLine, Timestamp, versionedChanges } from "../endpoint.ts";
import { TimelineFilter } from "../timeline-filters.ts";
import { User } from "../users.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    profile: true;
  }
}

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, { error: "The text is too long" }));
const name = (message: string) => line(60).check(z.minLength(1, { error: message }), oneLine);

/** The details of a profile; each can be changed individually. */
export const Details = z.object({
  firstName: name(english("The first name is required and cannot be empty")),
  lastName: name(english("The last name is required and cannot be empty")),
  job: line(80),
  company: line(80),
  phone: line(40).check(z.regex(/^[\d\s+()./-]*$/, { error: "Digits only please" })),
  location: line(80),
  about: line(1000),
});
export type Details = z.infer<typeof Details>;

export const Profile = z.extend(User, {
  // Not validated, since stored values may be older than the rules.
  firstName: z.string(),
  lastName: z.string(),
  job: z.string(),
  company: z.string(),
  phone: z.string(),
  location: z.string(),
  about: z.string(),
  name: z.string(),
  email: z.string(),
  /** True for an account that visitors of the demo share. Its password and sessions cannot be changed. */
  isShared: z.boolean(),
  memberSince: z.iso.datetime(),
  /** The numbers that features count of the user, by name. */
  figures: z.record(z.string(), z.number()),
  /** The version of the details. */
  version: AnsweredVersion,
});
export type Profile = z.infer<typeof Profile>;

export const getProfile = endpoint({
  method: "GET",
  path: "/profile.json",
  summary: "The profile of the signed-in user",
  response: Profile,
});

export const updateProfile = endpoint({
  method: "PATCH",
  path: "/profile.json",
  summary: "Change some details of the profile. Fields that have changed since the given version are a conflict",
  access: "viewer",
  body: versionedChanges(Details),
  response: Profile,
});

/** The number of timeline items in one response. */
export const timelinePage = 30;

export const TimelineItem = z.object({
  id: z.string(),
  /** As a feature's `feature.ts` names it, or `joined`. */
  kind: z.string(),
  text: z.string(),
  date: z.iso.datetime(),
  /** The route that the item links to. */
  href: z.string(),
});
export type TimelineItem = z.infer<typeof TimelineItem>;

export const getTimeline = endpoint({
  method: "GET",
  path: "/timeline.json",
  summary: "The person's activities, thirty per request, newest first; older ones with the last one's date and id",
  readsFrom: "replica",
  query: z.object({
    before: z.optional(Timestamp),
    /** Used with `before`: of items with the same time, the last one already received. */
    last: z.optional(z.string().check(z.maxLength(60))),
    only: z.optional(TimelineFilter),
  }),
  response: z.array(TimelineItem),
});

export const countTimeline = endpoint({
  method: "GET",
  path: "/timeline.json/counts",
  summary: "The numbers of the person's activities: all of them, and those of each filter",
  readsFrom: "replica",
  response: z.record(TimelineFilter, z.number()),
});
export type TimelineCounts = z.infer<(typeof countTimeline)["response"]>;

/**
 * Receives a new picture as the request body: a PNG, JPEG, GIF or WebP of at most one megabyte. Not JSON, so not an
 * `endpoint`.
 */
export const profilePicturePath = "/profile/picture";
