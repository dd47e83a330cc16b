import { createFileRoute } from "@tanstack/react-router";

import { LatestPart, ProfilePart, socialParts } from "#web/app/parts.tsx";
import { SocialScreen } from "#features/posts/web/social-screen.tsx";

export const Route = createFileRoute("/_shell/dashboard-social")({
  component: () => <SocialScreen people={socialParts} me={<ProfilePart />} activity={<LatestPart />} />,
});
