import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { RangeField, type NumberRange } from "#web/ui/form/range-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** A range between two numbers. */
export function RangeExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<NumberRange>([200, 700]);
  return <RangeField label={t("Price range")} max={1000} step={10} value={value} onChange={setValue} {...state} />;
}
