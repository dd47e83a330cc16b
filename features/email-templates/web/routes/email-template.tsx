import { createFileRoute } from "@tanstack/react-router";

import { readEmailTemplateParams } from "#features/email-templates/web/email-template-params.ts";
import { EmailTemplatesScreen } from "#features/email-templates/web/email-templates-screen.tsx";

export const Route = createFileRoute("/_shell/email-template")({
  validateSearch: readEmailTemplateParams,
  component: EmailTemplatesScreen,
});
