import * as contract from "#features/todo/contract.ts";
import { todoRoutes } from "#features/todo/server/routes.ts";
import { todoSearch } from "#features/todo/server/search.ts";
import { seedTodos } from "#features/todo/server/seed.ts";
import { todoTimeline } from "#features/todo/server/timeline.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: todoRoutes,
  seed: { tables: ["todos"], run: seedTodos },
  search: todoSearch,
  timeline: todoTimeline,
  ownedRows: { "todos.user_id": "content" },
  contentTopic: "todos",
} satisfies ServerFeature;
