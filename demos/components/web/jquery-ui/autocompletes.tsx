import { useState } from "react";

import { citiesQuery } from "#demos/components/web/jquery-ui/cities-query.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { AutocompleteField } from "#web/ui/form/autocomplete-field.tsx";

/** A text with suggestions, which the server finds in a list of cities. */
export function Autocompletes() {
  const { t } = useTranslation();
  const [city, setCity] = useState("");
  return (
    <AutocompleteField
      label={t("City")}
      description={t("Suggestions from three letters.")}
      value={city}
      onChange={setCity}
      queryOf={citiesQuery}
      toSuggestions={({ data }) => data.map(({ name }) => name)}
      toHint={({ isLoading }) =>
        isLoading ? t("The list of cities is loading. This takes a few seconds the first time.") : undefined
      }
    />
  );
}
