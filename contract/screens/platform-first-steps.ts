import type { FirstStep } from "#contract/feature.ts";

/** The first steps of every office. */
export const platformFirstSteps = [
  { id: "skin", title: "Choose a skin", order: 10 },
  {
    id: "invitation",
    title: "Invite a colleague",
    href: "/people?do=invite",
    order: 30,
    access: "admin",
    isPersonal: true,
  },
  {
    id: "second-factor",
    title: "Set up two-factor authentication",
    href: "/profile#security",
    order: 40,
    isPersonal: true,
  },
] as const satisfies readonly FirstStep[];
