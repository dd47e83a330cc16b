import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Choices of the form plugins",
} as const satisfies Feature;
