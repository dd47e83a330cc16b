import { createFileRoute } from "@tanstack/react-router";

import { BootstrapValidationScreen } from "#web/features/forms/validation/bootstrap-validation-screen.tsx";
import { readFormParams } from "#web/features/forms/validation/form-params.ts";

export const Route = createFileRoute("/_shell/form/bootstrap-validation")({
  validateSearch: readFormParams,
  component: BootstrapValidationScreen,
});
