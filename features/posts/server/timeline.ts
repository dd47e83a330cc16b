import { sql } from "kysely";

import type { UserTimeline } from "#server/lib/rows/user-timeline.ts";

export const postsTimeline: UserTimeline = {
  activities: (personId) => sql`
    select id::text, 'post' as kind, body as text, created_at as date, '/dashboard-social' as href
      from posts where user_id = ${personId}
    union all
    select id::text, 'comment', body, created_at, '/dashboard-social' from post_comments where user_id = ${personId}`,
  figures: {
    posts: sql`(select count(*)::int from posts where posts.user_id = users.id)`,
    likes: sql`(select count(*)::int from post_likes join posts on posts.id = post_likes.post_id
               where posts.user_id = users.id)`,
  },
};
