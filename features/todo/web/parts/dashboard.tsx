import { useEffect, useRef } from "react";

import { TodoBoardSkeleton } from "#features/todo/web/todo-skeleton.tsx";
import { english } from "#contract/text/english.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import type { DashboardPart } from "#web/lib/parts.ts";
import { useAddressRequest } from "#web/lib/api/use-address-request.ts";
import { WhenInView } from "#web/ui/display/when-in-view.tsx";

const TodoBoard = lazyPart(() => import("#features/todo/web/todo-board.tsx").then((part) => part.TodoBoard));

function Part() {
  const [isAdding] = useAddressRequest("add-todo");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Comes into view, and loads. The board then puts the focus into its field.
    if (isAdding) place.current?.scrollIntoView({ block: "center" });
  }, [isAdding]);
  return (
    <div ref={place}>
      <WhenInView placeholder={<TodoBoardSkeleton />}>
        <TodoBoard />
      </WhenInView>
    </div>
  );
}

export const dashboardPart: DashboardPart = { order: 20, id: "todo", title: english("Todo"), column: 1, Part };
