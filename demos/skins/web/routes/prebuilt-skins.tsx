import { createFileRoute } from "@tanstack/react-router";

import { SkinsScreen } from "#web/features/skins/skins-screen.tsx";

export const Route = createFileRoute("/_shell/prebuilt-skins")({ component: SkinsScreen });
