import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** The address of a page. */
export function UrlExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("https://example.org/");
  return (
    <TextField
      label={t("Website")}
      type="url"
      inputMode="url"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...state}
    />
  );
}
