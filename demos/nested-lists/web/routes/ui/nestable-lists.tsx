import { createFileRoute } from "@tanstack/react-router";

import { NestedListsScreen } from "#web/features/nested-lists/nested-lists-screen.tsx";

export const Route = createFileRoute("/_shell/ui/nestable-lists")({ component: NestedListsScreen });
