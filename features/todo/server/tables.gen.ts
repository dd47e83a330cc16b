// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Json, Timestamp } from "#server/db/tables.gen.ts";

export interface Todos {
  completedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  deletedAt: Timestamp | null;
  description: Generated<string>;
  fieldVersions: Generated<Json>;
  id: string;
  rank: number;
  searchText: Generated<string>;
  state: string;
  title: string;
  userId: string;
  version: Generated<number>;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    todos: Todos;
  }
}
