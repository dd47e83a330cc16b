import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { ColorField } from "#web/ui/form/color-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** A colour. */
export function ColorExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("#2563d9");
  return (
    <ColorField
      label={t("Color")}
      swatches={["#2563d9", "#1a7f4b", "#c0272f", "#9a6000"]}
      value={value}
      onChange={setValue}
      {...state}
    />
  );
}
