// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Timestamp } from "#server/db/tables.gen.ts";

export interface PostComments {
  body: string;
  createdAt: Generated<Timestamp>;
  id: string;
  postId: string;
  userId: string;
}

export interface PostLikes {
  postId: string;
  userId: string;
}

export interface Posts {
  body: string;
  createdAt: Generated<Timestamp>;
  id: string;
  userId: string;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    postComments: PostComments;
    postLikes: PostLikes;
    posts: Posts;
  }
}
