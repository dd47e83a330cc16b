import { createFileRoute } from "@tanstack/react-router";

import { LatestPart, ProfilePart, socialParts } from "#web/app/parts.tsx";
import { SocialScreen } from "#web/features/social/social-screen.tsx";

export const Route = createFileRoute("/_shell/dashboard-social")({
  component: () => <SocialScreen people={socialParts} me={<ProfilePart />} activity={<LatestPart />} />,
});
