import * as bootstrap from "#demos/forms/bootstrap.ts";
import * as forms from "#demos/forms/contract.ts";
import * as layouts from "#demos/forms/layouts.ts";
import { formsRoutes } from "#demos/forms/server/routes.ts";
import { seedForms } from "#demos/forms/server/seed.ts";
import * as validation from "#demos/forms/validation.ts";
import * as value from "#demos/forms/value.ts";
import * as wizards from "#demos/forms/wizards.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract: { ...forms, ...bootstrap, ...layouts, ...validation, ...value, ...wizards },
  routes: formsRoutes,
  seed: { tables: ["formSubmissions"], run: seedForms },
  ownedRows: { "form_submissions.user_id": "personal" },
} satisfies ServerFeature;
