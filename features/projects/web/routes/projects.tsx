import { createFileRoute } from "@tanstack/react-router";

import { ProjectsScreen } from "#features/projects/web/projects-screen.tsx";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/projects")({
  validateSearch: readTableSearch,
  component: ProjectsScreen,
});
