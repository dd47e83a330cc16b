import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { MaskedField } from "#web/ui/form/masked-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** A text of a fixed form. Letters are not accepted. */
export function PhoneExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("(555) 010-4477");
  return (
    <MaskedField
      label={t("Phone")}
      mask="(999) 999-9999"
      callingCode="1"
      inputMode="tel"
      value={value}
      onChange={setValue}
      {...state}
    />
  );
}
