import { createFileRoute } from "@tanstack/react-router";

import { EntrySearch } from "#web/screens/auth/entry-search.ts";
import { RegisterScreen } from "#web/screens/auth/register-screen.tsx";

export const Route = createFileRoute("/_entry/register")({
  validateSearch: EntrySearch,
  component: () => <RegisterScreen {...Route.useSearch()} />,
});
