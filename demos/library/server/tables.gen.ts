// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Int8, Json, Timestamp } from "#server/db/tables.gen.ts";

export interface LibraryChecks {
  itemId: string;
  userId: string;
}

export interface LibraryItems {
  fieldVersions: Generated<Json>;
  id: string;
  kind: string;
  modifiedAt: Generated<Timestamp>;
  name: string;
  parentId: string | null;
  rank: number;
  searchText: Generated<string>;
  size: Generated<Int8>;
  version: Generated<number>;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    libraryChecks: LibraryChecks;
    libraryItems: LibraryItems;
  }
}
