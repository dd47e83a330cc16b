import { createFileRoute } from "@tanstack/react-router";

import { BootstrapValidationScreen } from "#demos/forms/web/validation/bootstrap-validation-screen.tsx";
import { readFormParams } from "#demos/forms/web/validation/form-params.ts";

export const Route = createFileRoute("/_shell/form/bootstrap-validation")({
  validateSearch: readFormParams,
  component: BootstrapValidationScreen,
});
