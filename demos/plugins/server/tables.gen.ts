// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Json } from "#server/db/tables.gen.ts";

export interface PluginChoices {
  choices: Json;
  userId: string;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    pluginChoices: PluginChoices;
  }
}
