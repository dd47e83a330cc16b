import { Autocomplete } from "@mantine/core";
import { keepPreviousData, type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useDebounced } from "#web/lib/use-debounced.ts";
import type { ControlProps } from "#web/ui/form/field.tsx";
import { libraryField } from "#web/ui/form/lists/library-field.tsx";

/** In milliseconds: the pause in typing before the server is asked. */
const pause = 150;

type AutocompleteFieldProps<Answer, Key extends QueryKey> = ControlProps<string> & {
  /** The query of the suggestions for a text. */
  queryOf: (text: string) => UseQueryOptions<Answer, Error, Answer, Key>;
  /** The suggestions in its answer. */
  toSuggestions: (answer: Answer) => readonly string[];
  /** What to say below the field about an answer, in place of its description. */
  toHint?: (answer: Answer) => string | undefined;
  /** The number of characters from which suggestions are asked for. */
  minLength?: number;
  placeholder?: string;
  /** Called with a suggestion that was chosen, after `onChange`. */
  onChoose?: ((suggestion: string) => void) | undefined;
};

/** A text with suggestions from the API. Any other text is accepted too. Needs a `Library`. */
export function AutocompleteField<Answer, Key extends QueryKey>({
  queryOf,
  toSuggestions,
  toHint,
  minLength = 3,
  placeholder,
  onChoose,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  ...field
}: AutocompleteFieldProps<Answer, Key>) {
  const { t } = useTranslation();
  const text = value.trim();
  const settled = useDebounced(text, pause, text);
  const isLongEnough = settled.length >= minLength;
  const { data, isFetching, isError } = useQuery({
    ...queryOf(settled),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  // The server has found these, also by other spellings, so that they are not filtered again.
  const suggestions = isLongEnough && data !== undefined ? [...new Set(toSuggestions(data))] : [];
  const failure = isError ? t("No suggestions: the search failed. You can enter any text.") : undefined;
  const hint = isLongEnough ? (failure ?? (data === undefined ? undefined : toHint?.(data))) : undefined;
  return (
    <Autocomplete
      {...libraryField({ ...field, description: hint ?? field.description, isLoading: isFetching })}
      data={suggestions}
      filter={({ options }) => options}
      {...{ value, onChange, onBlur, disabled, readOnly, placeholder }}
      {...(onChoose && { onOptionSubmit: onChoose })}
    />
  );
}
