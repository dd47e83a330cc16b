// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated } from "#server/db/tables.gen.ts";

export interface Cities {
  country: string;
  id: number;
  latitude: number;
  longitude: number;
  name: string;
  names: string;
  namesKey: Generated<string>;
  population: number;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    cities: Cities;
  }
}
