import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { AutocompleteField } from "#web/ui/form/autocomplete-field.tsx";
import { citiesQuery } from "#demos/forms/web/elements/cities-query.ts";
import { useTranslation } from "#web/lib/i18n.ts";

/** A text with suggestions from the API. */
export function AutocompleteExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("Lisbon");
  return (
    <AutocompleteField
      label={t("City")}
      description={t("Enter at least 3 letters")}
      queryOf={citiesQuery}
      toSuggestions={({ data }) => data.map(({ name }) => name)}
      toHint={({ isLoading }) =>
        isLoading ? t("The list of cities is loading. This takes a few seconds the first time.") : undefined
      }
      value={value}
      onChange={setValue}
      {...state}
    />
  );
}
