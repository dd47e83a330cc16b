import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { ToggleGroup } from "#web/ui/form/button-group.tsx";
import { useTranslation } from "#web/lib/i18n.ts";
import { weekdays } from "#demos/forms/web/elements/weekdays.ts";

/** Several of a few short options. */
export function ToggleGroupExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<readonly string[]>(["mo"]);
  const days = weekdays();
  return <ToggleGroup label={t("Days")} options={days} value={value} onChange={setValue} {...state} />;
}
