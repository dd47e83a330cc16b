import { expect, test } from "vitest";

import { countryChoices } from "#demos/forms/web/country-choices.ts";
import { listContent } from "#demos/forms/web/describe-submission.ts";

test("(§3) a country is chosen by its number, and shown by its name, also if an earlier version has stored its code", () => {
  expect(countryChoices()).toContainEqual({ value: "392", label: "Japan" });
  for (const country of ["392", "JP", "Japan"]) {
    expect(listContent({ form: "checkout", content: { country } })).toMatchObject([{ name: "country", text: "Japan" }]);
  }
  expect(listContent({ form: "checkout", content: { country: "Atlantis" } })).toMatchObject([{ text: "Atlantis" }]);
});
