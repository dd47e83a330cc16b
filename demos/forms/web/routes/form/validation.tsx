import { createFileRoute } from "@tanstack/react-router";

import { readRuleParams } from "#demos/forms/web/validation/rule-params.ts";
import { ValidationScreen } from "#demos/forms/web/validation/validation-screen.tsx";

export const Route = createFileRoute("/_shell/form/validation")({
  validateSearch: readRuleParams,
  component: ValidationScreen,
});
