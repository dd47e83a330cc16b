import { useState } from "react";

import { english } from "#contract/text/english.ts";
import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { findCities } from "#features/maps/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { nameRegion } from "#web/lib/format/format-days.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";
import { suggestionsQuery } from "#web/lib/api/suggestions-query.ts";
import type { Example } from "#web/ui/display/example/example-cards.tsx";
import { AutocompleteField } from "#web/ui/form/lists/autocomplete-field.tsx";
import { MultiSelectField } from "#web/ui/form/lists/multi-select-field.tsx";
import { SearchSelectField } from "#web/ui/form/lists/search-select-field.tsx";
import { TagsField } from "#web/ui/form/lists/tags-field.tsx";

const codes = ["br", "de", "eg", "es", "fr", "jp", "pt", "us"];

/** One of many options, which are found by typing. */
export function SearchSelectExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("de");
  const countries = codes.map((code) => ({ value: code, label: nameRegion(code.toUpperCase()) }));
  return (
    <SearchSelectField
      label={t("Country")}
      options={countries}
      placeholder={t("Type to search")}
      value={value}
      onChange={setValue}
      {...state}
    />
  );
}

/** Several of many options. */
export function MultiSelectExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<readonly string[]>(["de", "fr"]);
  const countries = codes.map((code) => ({ value: code, label: nameRegion(code.toUpperCase()) }));
  return (
    <MultiSelectField
      label={t("Countries")}
      options={countries}
      placeholder={t("Type to search")}
      value={value}
      onChange={setValue}
      {...state}
    />
  );
}

/** The cities that a text finds. Failures are shown below the field. */
const citiesQuery = (q: string) =>
  suggestionsQuery(unannouncedKey("maps", "cities", q), (signal) =>
    call(findCities, { query: { q } }, { signal, quiet: true }),
  );

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

const sources = () => import("#demos/forms/web/elements/list-examples.tsx?sources");

/** Fields with many choices. */
export const listExamples: readonly Example<ExampleState>[] = [
  { title: english("Searchable select"), component: { SearchSelectExample }, sources },
  { title: english("Multiple select"), component: { MultiSelectExample }, sources },
  { title: english("Autocomplete"), component: { AutocompleteExample }, sources },
  { title: english("Tags"), component: { TagsExample }, sources },
];
