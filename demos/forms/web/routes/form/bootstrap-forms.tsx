import { createFileRoute } from "@tanstack/react-router";

import { BootstrapFormsScreen } from "#demos/forms/web/bootstrap-forms/bootstrap-forms-screen.tsx";

export const Route = createFileRoute("/_shell/form/bootstrap-forms")({ component: BootstrapFormsScreen });
