import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { RadioField } from "#web/ui/form/radio-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** One of a few options, all of them visible. */
export function RadioExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<string | undefined>("standard");
  const speeds = [
    { value: "standard", label: t("Standard delivery") },
    { value: "express", label: t("Express delivery") },
  ];
  return <RadioField label={t("Delivery")} options={speeds} value={value} onChange={setValue} {...state} />;
}
