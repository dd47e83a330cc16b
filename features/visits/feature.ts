import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Visits of the site",
} as const satisfies Feature;
