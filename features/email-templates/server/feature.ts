import * as contract from "#features/email-templates/contract.ts";
import { emailTemplatesRoutes } from "#features/email-templates/server/routes.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: emailTemplatesRoutes,
  ownedRows: { "email_templates.user_id": "personal" },
} satisfies ServerFeature;
