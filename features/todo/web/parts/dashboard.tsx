import { english } from "#contract/english.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { useIsNarrow } from "#web/lib/media.ts";
import type { DashboardPart } from "#web/lib/parts.ts";
import { WhenInView } from "#web/ui/display/when-in-view.tsx";

const TodoBoard = lazyPart(() => import("#features/todo/web/todo-board.tsx").then((part) => part.TodoBoard));

/** In pixels, the height of the lists: side by side, and stacked on narrow screens. */
const height = { wide: 420, narrow: 700 };

const Part = () => (
  <WhenInView height={useIsNarrow() ? height.narrow : height.wide}>
    <TodoBoard />
  </WhenInView>
);

export const dashboardPart: DashboardPart = { order: 20, id: "todo", title: english("Todo"), column: 1, Part };
