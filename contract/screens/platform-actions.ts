import type { FeatureAction } from "#contract/feature.ts";

/** The actions of every office that open a screen. */
export const platformActions = [
  { title: "Lock", href: "/lock", icon: "lock", order: 1000, keywords: ["lock screen"] },
] as const satisfies readonly FeatureAction[];
