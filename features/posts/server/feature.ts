import * as contract from "#features/posts/contract.ts";
import { postsRoutes } from "#features/posts/server/routes.ts";
import { seedPosts } from "#features/posts/server/seed.ts";
import { postsTimeline } from "#features/posts/server/timeline.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: postsRoutes,
  seed: { tables: ["posts"], run: seedPosts },
  timeline: postsTimeline,
  sharedRows: { posts: true, post_likes: true, post_comments: true },
  ownedRows: { "posts.user_id": "content", "post_likes.user_id": "personal", "post_comments.user_id": "content" },
  contentTopic: "posts",
} satisfies ServerFeature;
