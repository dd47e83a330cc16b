import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** A single line of text. */
export function TextExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("Ada Lovelace");
  return (
    <TextField
      label={t("Name")}
      description={t("As on the passport")}
      autoComplete="off"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...state}
    />
  );
}
