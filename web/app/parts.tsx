import { lazyPart } from "#web/lib/lazy-part.ts";
import { WhenInView } from "#web/ui/when-in-view.tsx";

// Parts of features for the screens of others. Nobody waits for them: each comes once it is in view.

const CalendarMonth = lazyPart(() =>
  import("#web/features/calendar/calendar-part.tsx").then((part) => part.CalendarPart),
);
const TodoBoard = lazyPart(() => import("#web/features/todo/todo-board.tsx").then((part) => part.TodoBoard));

export const CalendarPart = () => (
  <WhenInView height={360}>
    <CalendarMonth />
  </WhenInView>
);

export const TodoPart = () => (
  <WhenInView height={420}>
    <TodoBoard />
  </WhenInView>
);
