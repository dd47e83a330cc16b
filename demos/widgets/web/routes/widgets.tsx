import { createFileRoute } from "@tanstack/react-router";

import { dashboardParts } from "#generated/dashboard-parts.gen.ts";
import { WidgetsScreen } from "#demos/widgets/web/widgets-screen.tsx";

/** Absent where the feature is not installed. */
const todo = dashboardParts.find(({ id }) => id === "todo");

export const Route = createFileRoute("/_shell/widgets")({
  component: () => <WidgetsScreen todo={todo && <todo.Part />} />,
});
