import { english } from "#contract/english.ts";
import type { Example } from "#web/features/forms/elements/example-card.tsx";
import { AutocompleteExample } from "#web/features/forms/elements/examples/autocomplete.tsx";
import autocompleteSource from "#web/features/forms/elements/examples/autocomplete.tsx?raw";
import { MultiSelectExample } from "#web/features/forms/elements/examples/multi-select.tsx";
import multiSelectSource from "#web/features/forms/elements/examples/multi-select.tsx?raw";
import { SearchSelectExample } from "#web/features/forms/elements/examples/search-select.tsx";
import searchSelectSource from "#web/features/forms/elements/examples/search-select.tsx?raw";
import { TagsExample } from "#web/features/forms/elements/examples/tags.tsx";
import tagsSource from "#web/features/forms/elements/examples/tags.tsx?raw";
import { CardExample } from "#web/features/forms/elements/examples/card.tsx";
import cardSource from "#web/features/forms/elements/examples/card.tsx?raw";
import { CodeExample } from "#web/features/forms/elements/examples/code.tsx";
import codeSource from "#web/features/forms/elements/examples/code.tsx?raw";
import { ColorExample } from "#web/features/forms/elements/examples/color.tsx";
import colorSource from "#web/features/forms/elements/examples/color.tsx?raw";
import { DateExample } from "#web/features/forms/elements/examples/date.tsx";
import dateSource from "#web/features/forms/elements/examples/date.tsx?raw";
import { DateRangeExample } from "#web/features/forms/elements/examples/date-range.tsx";
import dateRangeSource from "#web/features/forms/elements/examples/date-range.tsx?raw";
import { PhoneExample } from "#web/features/forms/elements/examples/phone.tsx";
import phoneSource from "#web/features/forms/elements/examples/phone.tsx?raw";

/** Fields with many choices. */
export const listExamples: readonly Example[] = [
  {
    id: "search-select",
    title: english("Searchable select"),
    Example: SearchSelectExample,
    source: searchSelectSource,
  },
  { id: "multi-select", title: english("Multiple select"), Example: MultiSelectExample, source: multiSelectSource },
  { id: "autocomplete", title: english("Autocomplete"), Example: AutocompleteExample, source: autocompleteSource },
  { id: "tags", title: english("Tags"), Example: TagsExample, source: tagsSource },
];

/** Masks and pickers. */
export const pickerExamples: readonly Example[] = [
  { id: "phone", title: english("Phone mask"), Example: PhoneExample, source: phoneSource },
  { id: "card", title: english("Card mask"), Example: CardExample, source: cardSource },
  { id: "code", title: english("Code mask"), Example: CodeExample, source: codeSource },
  { id: "date", title: english("Date"), Example: DateExample, source: dateSource },
  { id: "date-range", title: english("Period"), Example: DateRangeExample, source: dateRangeSource },
  { id: "color", title: english("Colour"), Example: ColorExample, source: colorSource },
];
