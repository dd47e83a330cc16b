import { sql } from "kysely";

import { english } from "#contract/text/english.ts";
import type { Db } from "#server/db/client.ts";
import { announceTo } from "#server/lib/rows/activities.ts";

/**
 * Adds a task for each event that begins within an hour. Days without a time have no reminder: a day begins at a
 * different moment in each time zone, and the server does not know the user's.
 */
export const remindOfEvents = (db: Db) =>
  db.transaction().execute(async (transaction) => {
    // An event that is being changed is left for the next time, so that its reminder is not made from its former row.
    const { rows } = await sql<{ userId: string }>`
      insert into activities (user_id, actor_id, type, title, text, details, href, subject, due_at)
      select user_id, user_id, 'tasks', '{{title}}', ${english("Starts at {{time}}")},
        jsonb_build_object('title', title), '/calendar', id, starts_at
      from (
        select * from events
        where deleted_at is null and not all_day and starts_at > now() and starts_at <= now() + interval '1 hour'
        for share skip locked
      ) as upcoming
      on conflict (user_id, subject, due_at) where due_at is not null do nothing
      returning user_id`.execute(transaction);
    await announceTo(transaction, rows);
  });
