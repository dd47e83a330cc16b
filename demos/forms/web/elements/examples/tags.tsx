import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { TagsField } from "#web/ui/form/tags-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** Words of the user's own. */
export function TagsExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<readonly string[]>(() => [t("urgent"), t("printing")]);
  return (
    <TagsField
      label={t("Tags")}
      description={t("Press Enter to add a tag")}
      suggestions={[t("urgent"), t("printing"), t("returns")]}
      maxTags={6}
      value={value}
      onChange={setValue}
      {...state}
    />
  );
}
