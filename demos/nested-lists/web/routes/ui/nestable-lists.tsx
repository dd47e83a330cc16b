import { createFileRoute } from "@tanstack/react-router";

import { NestedListsScreen } from "#demos/nested-lists/web/nested-lists-screen.tsx";

export const Route = createFileRoute("/_shell/ui/nestable-lists")({ component: NestedListsScreen });
