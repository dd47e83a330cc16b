import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Todos",
  hits: { kind: "todos", title: "Todos", icon: "checklist", order: 30 },
} as const satisfies Feature;
