import { z } from "zod/mini";

import { endpoint } from "#contract/endpoint.ts";
import { periods } from "./plan-periods.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    plans: true;
  }
}

/** The plans, from the smallest to the largest. */
export const planIds = ["starter", "team", "business", "enterprise"] as const;
export const PlanId = z.enum(planIds);
export type PlanId = z.infer<typeof PlanId>;

export const Period = z.enum(periods);
export type Period = z.infer<typeof Period>;

export const supportLevels = ["forum", "email", "phone", "contact"] as const;
export type SupportLevel = (typeof supportLevels)[number];

export const Plan = z.object({
  id: PlanId,
  /** A proper name, which no language translates. */
  name: z.string(),
  /** In cents, for a month and for a year. Whole numbers, so that sums are exact. */
  prices: z.object({ monthly: z.int(), yearly: z.int() }),
  /** Null without a limit. */
  users: z.nullable(z.int()),
  projects: z.nullable(z.int()),
  /** In bytes. */
  storage: z.int(),
  support: z.enum(supportLevels),
  hasBackups: z.boolean(),
  hasSingleSignOn: z.boolean(),
  hasAuditLog: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

/** The plan of an account and how it is paid; `plan` is null if none is chosen. */
export const PlanChoice = z.object({ plan: z.nullable(PlanId), period: Period });
export type PlanChoice = z.infer<typeof PlanChoice>;

export const listPlans = endpoint({
  method: "GET",
  path: "/plans.json",
  summary: "The plans with their prices, and the one that the user has chosen",
  response: z.object({ plans: z.array(Plan), choice: PlanChoice }),
});

export const choosePlan = endpoint({
  method: "PUT",
  path: "/plans.json/choice",
  summary: "Choose a plan, or none. The newest choice wins",
  body: PlanChoice,
  response: PlanChoice,
});
