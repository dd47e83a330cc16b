import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { TextareaField } from "#web/ui/form/textarea-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** Several lines of text, with a counter. */
export function TextareaExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState(() => t("Good morning, the meeting begins at ten."));
  return (
    <TextareaField
      label={t("Message")}
      description={t("Grows with its text")}
      max={200}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...state}
    />
  );
}
