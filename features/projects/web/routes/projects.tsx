import { createFileRoute } from "@tanstack/react-router";

import { ProjectsScreen } from "#web/features/projects/projects-screen.tsx";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/projects")({
  validateSearch: readTableSearch,
  component: ProjectsScreen,
});
