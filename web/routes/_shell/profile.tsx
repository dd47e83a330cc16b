import { createFileRoute } from "@tanstack/react-router";

import { ProfileScreen } from "#web/screens/profile/profile-screen.tsx";
import { FailureSearch } from "#web/lib/api/failure-search.ts";

export const Route = createFileRoute("/_shell/profile")({
  validateSearch: FailureSearch,
  component: () => <ProfileScreen {...Route.useSearch()} />,
});
