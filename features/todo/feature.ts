import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Todos",
  actions: [
    { title: "New todo", href: "/dashboard?do=add-todo", icon: "checklist", order: 20, keywords: ["task", "add"] },
  ],
  hits: { kind: "todos", title: "Todos", icon: "checklist", order: 30 },
  timeline: {
    topic: "todos",
    groups: [
      {
        name: "todos",
        title: "Todos",
        order: 30,
        kinds: [
          { kind: "todo-completed", title: "You completed a todo", icon: "complete", color: "green" },
          { kind: "todo-added", title: "You added a todo", icon: "add", color: "orange" },
        ],
      },
    ],
    figures: [{ name: "completedTodos", title: "Todos done", order: 30 }],
  },
} as const satisfies Feature;
