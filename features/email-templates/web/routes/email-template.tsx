import { createFileRoute } from "@tanstack/react-router";

import { readEmailTemplateParams } from "#web/features/email-templates/email-template-params.ts";
import { EmailTemplatesScreen } from "#web/features/email-templates/email-templates-screen.tsx";

export const Route = createFileRoute("/_shell/email-template")({
  validateSearch: readEmailTemplateParams,
  component: EmailTemplatesScreen,
});
