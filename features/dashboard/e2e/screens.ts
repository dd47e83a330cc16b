import type { ScreenFacts } from "#e2e/support/screen-facts.ts";

export const facts: ScreenFacts = { dashboard: "/dashboard", firstLoads: ["/dashboard"], smoke: "/dashboard" };
