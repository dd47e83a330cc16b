import { createFileRoute } from "@tanstack/react-router";

import { PeopleScreen } from "#web/screens/people/people-screen.tsx";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/people")({
  validateSearch: readTableSearch,
  component: PeopleScreen,
});
