import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Inline editing",
} as const satisfies Feature;
