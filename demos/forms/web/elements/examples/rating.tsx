import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { RatingField } from "#web/ui/form/rating-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** One to five stars. */
export function RatingExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<number | undefined>(4);
  return <RatingField label={t("Rating")} value={value} onChange={setValue} {...state} />;
}
