// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Json, Timestamp } from "#server/db/tables.gen.ts";

export interface BlogComments {
  comment: string;
  createdAt: Generated<Timestamp>;
  deletedAt: Timestamp | null;
  email: string;
  id: string;
  name: string;
  postId: string;
  url: Generated<string>;
  userId: string;
}

export interface BlogPosts {
  body: Generated<string>;
  bodyText: Generated<string>;
  createdAt: Generated<Timestamp>;
  deletedAt: Timestamp | null;
  fieldVersions: Generated<Json>;
  id: string;
  isPublished: Generated<boolean>;
  publishedAt: Timestamp | null;
  readingTime: Generated<number>;
  searchText: Generated<string>;
  summary: Generated<string>;
  tags: Generated<string[]>;
  title: string;
  updatedAt: Generated<Timestamp>;
  userId: string;
  version: Generated<number>;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    blogComments: BlogComments;
    blogPosts: BlogPosts;
  }
}
