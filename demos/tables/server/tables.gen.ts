// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Json, Numeric, Timestamp } from "#server/db/tables.gen.ts";

export interface DataRows {
  city: string;
  cityKey: Generated<string>;
  company: string;
  companyKey: Generated<string>;
  date: Timestamp;
  id: Generated<number>;
  name: string;
  nameKey: Generated<string>;
  phone: string;
  searchText: Generated<string>;
  zip: string;
}

export interface GridRows {
  amount: Numeric;
  date: Timestamp;
  deletedAt: Timestamp | null;
  fieldVersions: Generated<Json>;
  id: Generated<number>;
  key: string;
  name: string;
  nameKey: Generated<string>;
  note: Generated<string>;
  noteKey: Generated<string>;
  searchText: Generated<string>;
  tax: Numeric;
  total: Generated<Numeric>;
  version: Generated<number>;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    dataRows: DataRows;
    gridRows: GridRows;
  }
}
