import { createFileRoute } from "@tanstack/react-router";

import { readRuleParams } from "#web/features/forms/validation/rule-params.ts";
import { ValidationScreen } from "#web/features/forms/validation/validation-screen.tsx";

export const Route = createFileRoute("/_shell/form/validation")({
  validateSearch: readRuleParams,
  component: ValidationScreen,
});
