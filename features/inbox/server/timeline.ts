import { sql } from "kysely";

import type { UserTimeline } from "#server/lib/rows/user-timeline.ts";

export const inboxTimeline: UserTimeline = {
  activities: (personId) => sql`
    select id::text, 'message-sent' as kind, subject as text, sent_at as date, '/inbox/sent/detail/' || id as href
      from messages where user_id = ${personId} and folder = 'sent'`,
};
