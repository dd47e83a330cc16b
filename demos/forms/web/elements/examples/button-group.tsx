import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { ButtonGroup } from "#web/ui/form/button-group.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** One of a few short options. */
export function ButtonGroupExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<string>("start");
  const sides = [
    { value: "start", label: t("Start") },
    { value: "center", label: t("Center") },
    { value: "end", label: t("End") },
  ];
  return <ButtonGroup label={t("Alignment")} options={sides} value={value} onChange={setValue} {...state} />;
}
