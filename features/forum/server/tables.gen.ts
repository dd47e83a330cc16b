// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Json, Timestamp } from "#server/db/tables.gen.ts";

export interface ForumCounts {
  posts: Generated<number>;
  section: string;
  topics: Generated<number>;
}

export interface ForumLikes {
  createdAt: Generated<Timestamp>;
  postId: string;
  userId: string;
}

export interface ForumPosts {
  body: string;
  createdAt: Generated<Timestamp>;
  deletedAt: Timestamp | null;
  editedAt: Timestamp | null;
  fieldVersions: Generated<Json>;
  id: string;
  number: number;
  plainText: string;
  searchText: Generated<string>;
  topicId: string;
  userId: string;
  version: Generated<number>;
}

export interface ForumSectionMarks {
  readAt: Timestamp;
  section: string;
  userId: string;
}

export interface ForumTopicMarks {
  readNumber: number;
  topicId: string;
  userId: string;
}

export interface ForumTopics {
  createdAt: Generated<Timestamp>;
  deletedAt: Timestamp | null;
  id: string;
  lastNumber: Generated<number>;
  latestAt: Generated<Timestamp>;
  latestNumber: Generated<number>;
  postCount: Generated<number>;
  searchText: Generated<string>;
  section: string;
  title: string;
  userId: string;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    forumCounts: ForumCounts;
    forumLikes: ForumLikes;
    forumPosts: ForumPosts;
    forumSectionMarks: ForumSectionMarks;
    forumTopicMarks: ForumTopicMarks;
    forumTopics: ForumTopics;
  }
}
