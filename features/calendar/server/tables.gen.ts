// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Json, Timestamp } from "#server/db/tables.gen.ts";

export interface Events {
  allDay: boolean;
  className: string;
  deletedAt: Timestamp | null;
  description: string;
  endsAt: Timestamp;
  fieldVersions: Generated<Json>;
  icon: string;
  id: string;
  searchText: Generated<string>;
  startsAt: Timestamp;
  title: string;
  userId: string;
  version: Generated<number>;
}

export interface ExternalEvents {
  className: string;
  createdAt: Generated<Timestamp>;
  description: string;
  icon: string;
  id: string;
  title: string;
  userId: string;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    events: Events;
    externalEvents: ExternalEvents;
  }
}
