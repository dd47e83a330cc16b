import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { MaskedField } from "#web/ui/form/masked-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** A card number in groups of four digits. */
export function CardExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("4111 1111 1111 1111");
  return (
    <MaskedField label={t("Card number")} mask="9999 9999 9999 9999" value={value} onChange={setValue} {...state} />
  );
}
