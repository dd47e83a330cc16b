import { useEffect, useRef } from "react";

import { english } from "#contract/english.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { useIsNarrow } from "#web/lib/media.ts";
import type { DashboardPart } from "#web/lib/parts.ts";
import { useAddressRequest } from "#web/lib/use-address-request.ts";
import { WhenInView } from "#web/ui/display/when-in-view.tsx";

const TodoBoard = lazyPart(() => import("#features/todo/web/todo-board.tsx").then((part) => part.TodoBoard));

/** In pixels, the height of the lists: side by side, and stacked on narrow screens. */
const height = { wide: 420, narrow: 700 };

function Part() {
  const [isAdding] = useAddressRequest("add-todo");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Comes into view, and loads. The board then puts the focus into its field.
    if (isAdding) place.current?.scrollIntoView({ block: "center" });
  }, [isAdding]);
  return (
    <div ref={place}>
      <WhenInView height={useIsNarrow() ? height.narrow : height.wide}>
        <TodoBoard />
      </WhenInView>
    </div>
  );
}

export const dashboardPart: DashboardPart = { order: 20, id: "todo", title: english("Todo"), column: 1, Part };
