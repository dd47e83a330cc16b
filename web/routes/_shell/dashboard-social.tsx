import { createFileRoute } from "@tanstack/react-router";

import { LatestPart, PeoplePart, ProfilePart } from "#web/app/parts.tsx";
import { SocialScreen } from "#web/features/social/social-screen.tsx";

export const Route = createFileRoute("/_shell/dashboard-social")({
  component: () => <SocialScreen people={<PeoplePart />} me={<ProfilePart />} activity={<LatestPart />} />,
});
