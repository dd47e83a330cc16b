import { createFileRoute } from "@tanstack/react-router";

import { SkinsScreen } from "#demos/skins/web/skins-screen.tsx";

export const Route = createFileRoute("/_shell/prebuilt-skins")({ component: SkinsScreen });
