import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { SearchSelectField } from "#web/ui/form/search-select-field.tsx";
import { nameRegion } from "#web/lib/format-days.ts";
import { useTranslation } from "#web/lib/i18n.ts";

const codes = ["br", "de", "eg", "es", "fr", "jp", "pt", "us"];

/** One of many options, which are found by typing. */
export function SearchSelectExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("de");
  const countries = codes.map((code) => ({ value: code, label: nameRegion(code.toUpperCase()) }));
  return (
    <SearchSelectField
      label={t("Country")}
      options={countries}
      placeholder={t("Type to search")}
      value={value}
      onChange={setValue}
      {...state}
    />
  );
}
