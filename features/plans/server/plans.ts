import type { Plan } from "#features/plans/contract.ts";

const gigabyte = 1_000_000_000;

/** A year costs as much as ten months. */
const paidMonths = 10;

/** @param euros the price of a month */
const pricesOf = (euros: number): Plan["prices"] => ({ monthly: euros * 100, yearly: euros * 100 * paidMonths });

/** The plans of the demo. To sell others, change them here; their texts are on the screen. */
export const plans: readonly Plan[] = [
  {
    id: "starter",
    name: "Starter",
    prices: pricesOf(0),
    users: 3,
    projects: 5,
    storage: gigabyte,
    support: "forum",
    hasBackups: false,
    hasSingleSignOn: false,
    hasAuditLog: false,
  },
  {
    id: "team",
    name: "Team",
    prices: pricesOf(24),
    users: 15,
    projects: 50,
    storage: 50 * gigabyte,
    support: "email",
    hasBackups: true,
    hasSingleSignOn: false,
    hasAuditLog: false,
  },
  {
    id: "business",
    name: "Business",
    prices: pricesOf(60),
    users: 100,
    projects: null,
    storage: 500 * gigabyte,
    support: "phone",
    hasBackups: true,
    hasSingleSignOn: true,
    hasAuditLog: false,
  },
  {
    id: "enterprise",
    name: "Enterprise",
    prices: pricesOf(132),
    users: null,
    projects: null,
    storage: 2000 * gigabyte,
    support: "contact",
    hasBackups: true,
    hasSingleSignOn: true,
    hasAuditLog: true,
  },
];
