import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { NumberField, type TypedNumber } from "#web/ui/form/number-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** A number with steps. */
export function NumberExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<TypedNumber>(12);
  return <NumberField label={t("Seats")} min={1} max={100} value={value} onChange={setValue} {...state} />;
}
