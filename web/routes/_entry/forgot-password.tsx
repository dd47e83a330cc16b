import { createFileRoute } from "@tanstack/react-router";

import { EntrySearch } from "#web/features/auth/entry-search.ts";
import { ForgotPasswordScreen } from "#web/features/auth/forgot-password-screen.tsx";

export const Route = createFileRoute("/_entry/forgot-password")({
  validateSearch: EntrySearch,
  component: () => <ForgotPasswordScreen {...Route.useSearch()} />,
});
