import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { DateRangeField, type DayRange } from "#web/ui/form/date-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** A period between two days. */
export function DateRangeExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<DayRange>(["2026-12-21", "2027-01-03"]);
  return <DateRangeField label={t("Holiday")} value={value} onChange={setValue} {...state} />;
}
