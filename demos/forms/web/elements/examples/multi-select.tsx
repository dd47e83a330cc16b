import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { MultiSelectField } from "#web/ui/form/multi-select-field.tsx";
import { nameRegion } from "#web/lib/format-days.ts";
import { useTranslation } from "#web/lib/i18n.ts";

const codes = ["br", "de", "eg", "es", "fr", "jp", "pt", "us"];

/** Several of many options. */
export function MultiSelectExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<readonly string[]>(["de", "fr"]);
  const countries = codes.map((code) => ({ value: code, label: nameRegion(code.toUpperCase()) }));
  return (
    <MultiSelectField
      label={t("Countries")}
      options={countries}
      placeholder={t("Type to search")}
      value={value}
      onChange={setValue}
      {...state}
    />
  );
}
