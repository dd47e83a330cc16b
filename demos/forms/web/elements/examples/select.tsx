import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** A native select, for a few options. */
export function SelectExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("m");
  const sizes = [
    { value: "s", label: t("Small") },
    { value: "m", label: t("Medium") },
    { value: "l", label: t("Large") },
  ];
  return (
    <SelectField
      label={t("Size")}
      placeholder={t("Please choose")}
      choices={sizes}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...state}
    />
  );
}
