import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** An e-mail address. Phones show a keyboard with @. */
export function EmailExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("ada@example.org");
  return (
    <TextField
      label={t("Email")}
      type="email"
      autoComplete="off"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...state}
    />
  );
}
