import { createFileRoute } from "@tanstack/react-router";

import { EntrySearch } from "#web/features/auth/entry-search.ts";
import { LockScreen } from "#web/features/auth/lock-screen.tsx";

export const Route = createFileRoute("/_entry/lock")({
  validateSearch: EntrySearch,
  component: () => <LockScreen {...Route.useSearch()} />,
});
