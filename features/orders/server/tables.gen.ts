// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Json, Numeric, Timestamp } from "#server/db/tables.gen.ts";

export interface Orders {
  basePrice: Numeric;
  city: string;
  customer: string;
  customerId: string;
  customerKey: Generated<string>;
  delivery: Timestamp;
  email: string;
  history: Generated<Json>;
  id: Generated<number>;
  lines: Generated<Json>;
  orderId: Generated<string>;
  orderKey: Generated<string>;
  postalZip: string;
  purchase: Timestamp;
  requestId: string | null;
  searchText: Generated<string>;
  shipping: Generated<Numeric>;
  status: string;
  statusBy: string | null;
  version: Generated<number>;
  zipKey: Generated<string>;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    orders: Orders;
  }
}
