import { createFileRoute } from "@tanstack/react-router";

import { EntrySearch } from "#web/features/auth/entry-search.ts";
import { RegisterScreen } from "#web/features/auth/register-screen.tsx";

export const Route = createFileRoute("/_entry/register")({
  validateSearch: EntrySearch,
  component: () => <RegisterScreen {...Route.useSearch()} />,
});
