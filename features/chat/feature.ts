import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Chat",
  hits: [
    { kind: "colleagues", title: "Colleagues", icon: "users", order: 5 },
    { kind: "chat", title: "Chat", icon: "messages", order: 50 },
  ],
} as const satisfies Feature;
