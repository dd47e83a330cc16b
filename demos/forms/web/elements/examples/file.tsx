import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { FileField } from "#web/ui/form/file-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** Files that are sent with a form. */
export function FileExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<readonly File[]>([]);
  return <FileField label={t("Attachments")} multiple value={value} onChange={setValue} {...state} />;
}
