import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { SliderField } from "#web/ui/form/slider-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** A number whose place matters more than its value. */
export function SliderExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState(400);
  return <SliderField label={t("Volume")} max={1000} step={10} value={value} onChange={setValue} {...state} />;
}
