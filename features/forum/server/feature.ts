import * as contract from "#features/forum/contract.ts";
import { removeForumContent } from "#features/forum/server/remove-content.ts";
import { forumRoutes } from "#features/forum/server/routes.ts";
import { topicSearch } from "#features/forum/server/search.ts";
import { seedForum } from "#features/forum/server/seed/seed.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: forumRoutes,
  seed: { tables: ["forumTopics"], run: seedForum },
  search: topicSearch,
  sharedRows: { forum_topics: true, forum_posts: true, forum_likes: true },
  ownedRows: {
    "forum_topics.user_id": "content",
    "forum_posts.user_id": "content",
    "forum_likes.user_id": "personal",
    "forum_topic_marks.user_id": "internal",
    "forum_section_marks.user_id": "internal",
  },
  removeContent: removeForumContent,
  contentTopic: "forum",
} satisfies ServerFeature;
