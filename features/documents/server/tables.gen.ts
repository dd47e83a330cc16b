// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Json, Timestamp } from "#server/db/tables.gen.ts";

export interface Documents {
  body: Generated<string>;
  createdAt: Generated<Timestamp>;
  deletedAt: Timestamp | null;
  fieldVersions: Generated<Json>;
  id: string;
  kind: string;
  language: Generated<string>;
  searchText: Generated<string>;
  title: Generated<string>;
  updatedAt: Generated<Timestamp>;
  userId: string;
  version: Generated<number>;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    documents: Documents;
  }
}
