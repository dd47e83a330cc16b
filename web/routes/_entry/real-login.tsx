import { createFileRoute } from "@tanstack/react-router";

import { EntrySearch } from "#web/screens/auth/entry-search.ts";
import { RealLoginScreen } from "#web/screens/auth/login-screen.tsx";

export const Route = createFileRoute("/_entry/real-login")({
  validateSearch: EntrySearch,
  component: () => <RealLoginScreen {...Route.useSearch()} />,
});
