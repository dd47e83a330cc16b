import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import type { HomePart } from "#web/lib/parts.ts";

const Card = lazyPart(() => import("#features/todo/web/open-todos.tsx").then((part) => part.OpenTodos));

export const homePart: HomePart = { id: "todo", order: 30, column: "day", Card };
