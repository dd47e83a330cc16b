import { createFileRoute } from "@tanstack/react-router";

import { EntrySearch } from "#web/screens/auth/entry-search.ts";
import { LockScreen } from "#web/screens/auth/lock-screen.tsx";

export const Route = createFileRoute("/_entry/lock")({
  validateSearch: EntrySearch,
  component: () => <LockScreen {...Route.useSearch()} />,
});
