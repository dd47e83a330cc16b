import { createFileRoute } from "@tanstack/react-router";

import { EntrySearch } from "#web/features/auth/entry-search.ts";
import { LoginScreen } from "#web/features/auth/login-screen.tsx";

export const Route = createFileRoute("/_entry/login")({
  validateSearch: EntrySearch,
  component: () => <LoginScreen {...Route.useSearch()} />,
});
