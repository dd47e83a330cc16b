import { createFileRoute } from "@tanstack/react-router";

import { EntrySearch } from "#web/screens/auth/entry-search.ts";
import { ForgotPasswordScreen } from "#web/screens/auth/forgot-password-screen.tsx";

export const Route = createFileRoute("/_entry/forgot-password")({
  validateSearch: EntrySearch,
  component: () => <ForgotPasswordScreen {...Route.useSearch()} />,
});
