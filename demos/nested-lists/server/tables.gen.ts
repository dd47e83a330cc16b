// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Json } from "#server/db/tables.gen.ts";

export interface NestedLists {
  fieldVersions: Generated<Json>;
  navigation: Json;
  onboarding: Json;
  userId: string;
  version: Generated<number>;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    nestedLists: NestedLists;
  }
}
