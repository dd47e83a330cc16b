import { createFileRoute } from "@tanstack/react-router";

import { BlankScreen } from "#web/screens/general/blank-screen.tsx";

export const Route = createFileRoute("/_shell/blank")({ component: BlankScreen });
