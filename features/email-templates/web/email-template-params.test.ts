import { expect, test } from "vitest";

import { readEmailTemplateParams } from "#features/email-templates/web/email-template-params.ts";

test.each([
  [{}, {}],
  [{ template: "welcome", preview: "desktop" }, { preview: "desktop" }],
  [
    { template: "receipt", preview: "dark" },
    { template: "receipt", preview: "dark" },
  ],
  [{ template: "invoice", preview: ["text"], x: 1 }, {}],
])("%j is read as %j", (search, params) => {
  expect(readEmailTemplateParams(search)).toEqual(params);
});
