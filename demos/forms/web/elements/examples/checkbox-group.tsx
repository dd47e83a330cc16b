import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { CheckboxGroup } from "#web/ui/form/checkbox-group.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** Several of a few options. */
export function CheckboxGroupExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<readonly string[]>(["mail"]);
  const channels = [
    { value: "mail", label: t("Email") },
    { value: "phone", label: t("Phone") },
    { value: "post", label: t("Letter") },
  ];
  return <CheckboxGroup label={t("Channels")} options={channels} value={value} onChange={setValue} {...state} />;
}
