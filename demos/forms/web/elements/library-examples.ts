import { english } from "#contract/english.ts";
import type { Example } from "#demos/forms/web/elements/example-card.tsx";
import { AutocompleteExample } from "#demos/forms/web/elements/examples/autocomplete.tsx";
import { MultiSelectExample } from "#demos/forms/web/elements/examples/multi-select.tsx";
import { SearchSelectExample } from "#demos/forms/web/elements/examples/search-select.tsx";
import { TagsExample } from "#demos/forms/web/elements/examples/tags.tsx";
import { CardExample } from "#demos/forms/web/elements/examples/card.tsx";
import { CodeExample } from "#demos/forms/web/elements/examples/code.tsx";
import { ColorExample } from "#demos/forms/web/elements/examples/color.tsx";
import { DateExample } from "#demos/forms/web/elements/examples/date.tsx";
import { DateRangeExample } from "#demos/forms/web/elements/examples/date-range.tsx";
import { PhoneExample } from "#demos/forms/web/elements/examples/phone.tsx";

/** Fields with many choices. */
export const listExamples: readonly Example[] = [
  {
    id: "search-select",
    title: english("Searchable select"),
    Example: SearchSelectExample,
  },
  { id: "multi-select", title: english("Multiple select"), Example: MultiSelectExample },
  { id: "autocomplete", title: english("Autocomplete"), Example: AutocompleteExample },
  { id: "tags", title: english("Tags"), Example: TagsExample },
];

/** Masks and pickers. */
export const pickerExamples: readonly Example[] = [
  { id: "phone", title: english("Phone mask"), Example: PhoneExample },
  { id: "card", title: english("Card mask"), Example: CardExample },
  { id: "code", title: english("Code mask"), Example: CodeExample },
  { id: "date", title: english("Date"), Example: DateExample },
  { id: "date-range", title: english("Period"), Example: DateRangeExample },
  { id: "color", title: english("Color"), Example: ColorExample },
];
