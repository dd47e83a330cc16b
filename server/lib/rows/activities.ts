import type { RawBuilder } from "kysely";

import type { ActivityType } from "#contract/activities.ts";
import type { Db } from "#server/db/client.ts";
import { announce } from "#server/lib/live/announce.ts";

/** Maximum length of what users wrote, in characters. */
const excerpt = 140;

export type NewActivity = {
  /** The id of the user whom it concerns. */
  readonly userId: string;
  /** The id of the user who acted. */
  readonly actorId: string;
  readonly type: ActivityType;
  /**
   * Texts of the app, marked with `english`. `{{name}}` stands for the actor, and all that users wrote has to be in
   * `details`, under the names of the other placeholders.
   */
  readonly title: string;
  readonly text: string;
  readonly details?: Readonly<Record<string, string>>;
  /** The route that shows what it is about. An activity is read once its user is there. */
  readonly href: string;
  /** The id of the row that it is about. */
  readonly subject: string;
};

/**
 * Adds activities, and notifies the open windows of their users. Call inside the transaction of what has happened. To
 * prevent deadlocks, announce to more users before it, and to everybody after it.
 */
export async function addActivities(transaction: Db, activities: readonly NewActivity[]) {
  if (activities.length === 0) return;
  await transaction
    .insertInto("activities")
    .values(activities.map(({ details = {}, ...row }) => ({ ...row, details: JSON.stringify(shorten(details)) })))
    .execute();
  await announceTo(transaction, activities);
}

/** Shortens texts without splitting a character. JSON in the database has no lone halves of one either. */
const shorten = (details: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(details).map(([name, text]) => [name, Array.from(text.toWellFormed()).slice(0, excerpt).join("")]),
  );

/** Ids of rows, or a query for them as texts. */
type Subjects = readonly string[] | RawBuilder<string>;

const areNone = (subjects: Subjects) => "length" in subjects && subjects.length === 0;

/** Marks a user's activities about these rows as read. Call inside the transaction that marks the rows as read. */
export async function readActivities(transaction: Db, userId: string, subjects: Subjects) {
  if (areNone(subjects)) return;
  const changed = await transaction
    .updateTable("activities")
    .set({ isRead: true })
    .where("userId", "=", userId)
    .where("isRead", "=", false)
    .where("subject", "in", subjects)
    .returning("userId")
    .execute();
  await announceTo(transaction, changed);
}

/** Deletes all activities about these rows. Call inside the transaction that deletes the rows. */
export async function forgetActivities(transaction: Db, subjects: Subjects) {
  if (areNone(subjects)) return;
  const deleted = await transaction
    .deleteFrom("activities")
    .where("subject", "in", subjects)
    .returning("userId")
    .execute();
  await announceTo(transaction, deleted);
}

/** Notifies the open windows of the users of these activities. */
export const announceTo = (transaction: Db, activities: readonly { readonly userId: string }[]) =>
  announce(
    transaction,
    "activities",
    activities.map(({ userId }) => userId),
  );
