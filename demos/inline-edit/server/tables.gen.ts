// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Json } from "#server/db/tables.gen.ts";

export interface InlineEdits {
  budget: number | null;
  comments: string;
  dob: string;
  fieldVersions: Generated<Json>;
  firstName: string;
  gender: string;
  homePhone: string;
  officePhone: string;
  permissions: string[];
  userGroup: string;
  userId: string;
  username: string;
  version: Generated<number>;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    inlineEdits: InlineEdits;
  }
}
