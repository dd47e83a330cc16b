import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** A time of day. */
export function TimeExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("09:30");
  return (
    <TextField
      label={t("Start time")}
      type="time"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...state}
    />
  );
}
