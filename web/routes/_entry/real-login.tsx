import { createFileRoute } from "@tanstack/react-router";

import { EntrySearch } from "#web/features/auth/entry-search.ts";
import { RealLoginScreen } from "#web/features/auth/login-screen.tsx";

export const Route = createFileRoute("/_entry/real-login")({
  validateSearch: EntrySearch,
  component: () => <RealLoginScreen {...Route.useSearch()} />,
});
