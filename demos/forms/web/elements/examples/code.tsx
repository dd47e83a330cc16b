import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { MaskedField } from "#web/ui/form/masked-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** A code of two letters and four digits. */
export function CodeExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("AB-1234");
  return (
    <MaskedField
      label={t("License code")}
      mask="aa-9999"
      inputMode="text"
      value={value}
      onChange={setValue}
      {...state}
    />
  );
}
