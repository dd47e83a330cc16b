import { createFileRoute } from "@tanstack/react-router";

import { TodoBoard } from "#web/features/todo/todo-board.tsx";
import { WidgetsScreen } from "#web/features/widgets/widgets-screen.tsx";

export const Route = createFileRoute("/_shell/widgets")({ component: () => <WidgetsScreen todo={<TodoBoard />} /> });
