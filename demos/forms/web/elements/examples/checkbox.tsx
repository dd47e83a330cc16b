import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { CheckboxField } from "#web/ui/form/checkbox-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** A single checkbox. */
export function CheckboxExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState(false);
  return (
    <CheckboxField label={t("I agree with the Terms and Conditions")} value={value} onChange={setValue} {...state} />
  );
}
