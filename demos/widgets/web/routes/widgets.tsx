import { createFileRoute } from "@tanstack/react-router";

import { TodoPart } from "#web/app/parts.tsx";
import { WidgetsScreen } from "#demos/widgets/web/widgets-screen.tsx";

export const Route = createFileRoute("/_shell/widgets")({ component: () => <WidgetsScreen todo={<TodoPart />} /> });
