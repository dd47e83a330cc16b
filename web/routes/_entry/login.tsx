import { createFileRoute } from "@tanstack/react-router";

import { EntrySearch } from "#web/screens/auth/entry-search.ts";
import { LoginScreen } from "#web/screens/auth/login-screen.tsx";

export const Route = createFileRoute("/_entry/login")({
  validateSearch: EntrySearch,
  component: () => <LoginScreen {...Route.useSearch()} />,
});
