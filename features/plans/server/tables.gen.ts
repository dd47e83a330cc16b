// Generated from the migrations by `npm run db:types`. Do not edit it.

export interface PlanChoices {
  period: string;
  plan: string | null;
  userId: string;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    planChoices: PlanChoices;
  }
}
