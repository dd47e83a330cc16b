import { sql } from "kysely";

import { firstInstalled } from "#contract/screens/screens.ts";
import type { UserTimeline } from "#server/lib/rows/user-timeline.ts";

/** Where the todos are. */
const place = firstInstalled("/dashboard", "/widgets");

export const todoTimeline: UserTimeline = {
  activities: (personId) => sql`
    select id || ':added' as id, 'todo-added' as kind, title as text, created_at as date, ${place} as href
      from todos where user_id = ${personId} and deleted_at is null
    union all
    select id || ':completed', 'todo-completed', title, completed_at, ${place}
      from todos where user_id = ${personId} and deleted_at is null and completed_at is not null`,
  figures: {
    completedTodos: sql`(select count(*)::int from todos
                        where todos.user_id = users.id and completed_at is not null and deleted_at is null)`,
  },
};
