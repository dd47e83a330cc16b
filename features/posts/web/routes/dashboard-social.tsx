import { createFileRoute } from "@tanstack/react-router";

import { socialParts } from "#generated/social-parts.gen.ts";
import { LatestPart, ProfilePart } from "#web/app/profile-parts.tsx";
import { SocialScreen } from "#features/posts/web/social-screen.tsx";
import { inOrder } from "#web/lib/parts.ts";

const people = inOrder(socialParts).map(({ id, Part }) => <Part key={id} />);

export const Route = createFileRoute("/_shell/dashboard-social")({
  component: () => <SocialScreen people={people} me={<ProfilePart />} activity={<LatestPart />} />,
});
