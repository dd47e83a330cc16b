import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** A day, typed or chosen. */
export function DateExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("2026-11-24");
  return <DateField label={t("Due date")} value={value} onChange={setValue} {...state} />;
}
