import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** An on/off choice that is sent with its form. */
export function SwitchExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState(true);
  return <SwitchField label={t("Send me a copy")} value={value} onChange={setValue} {...state} />;
}
