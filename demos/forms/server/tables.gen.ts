// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Json, Timestamp } from "#server/db/tables.gen.ts";

export interface FormSubmissions {
  content: Json;
  deletedAt: Timestamp | null;
  form: string;
  id: string;
  submittedAt: Generated<Timestamp>;
  userId: string;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    formSubmissions: FormSubmissions;
  }
}
