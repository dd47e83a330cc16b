import { createFileRoute } from "@tanstack/react-router";

import { PeopleScreen } from "#web/features/people/people-screen.tsx";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/people")({
  validateSearch: readTableSearch,
  component: PeopleScreen,
});
