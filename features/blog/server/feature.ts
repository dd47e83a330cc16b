import * as contract from "#features/blog/contract.ts";
import { blogRoutes } from "#features/blog/server/routes.ts";
import { blogSearch } from "#features/blog/server/search.ts";
import { seedBlog } from "#features/blog/server/seed.ts";
import { sql } from "kysely";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: blogRoutes,
  seed: { tables: ["blogPosts"], run: seedBlog },
  search: blogSearch,
  sharedRows: {
    blog_posts: sql`is_published and deleted_at is null`,
    blog_comments: sql`deleted_at is null and post_id in (select id from blog_posts where is_published)`,
  },
  ownedRows: { "blog_posts.user_id": "content", "blog_comments.user_id": "content" },
  contentTopic: "blog",
} satisfies ServerFeature;
