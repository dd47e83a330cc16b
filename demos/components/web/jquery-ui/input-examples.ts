import { english } from "#contract/english.ts";
import { Autocompletes } from "#web/features/components/jquery-ui/autocompletes.tsx";
import { DatePickers } from "#web/features/components/jquery-ui/date-pickers.tsx";
import { Resizables } from "#web/features/components/jquery-ui/resizables.tsx";
import { Selectables } from "#web/features/components/jquery-ui/selectables.tsx";
import { Sliders } from "#web/features/components/jquery-ui/sliders.tsx";
import { Sortables } from "#web/features/components/jquery-ui/sortables.tsx";
import { Spinners } from "#web/features/components/jquery-ui/spinners.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";

/** The widgets that take input, and those that are used with the pointer or its keys. */
export const inputExamples: readonly Example[] = [
  {
    title: english("Autocomplete"),
    Example: Autocompletes,
    source: () => import("#web/features/components/jquery-ui/autocompletes.tsx?raw"),
    docs: [() => import("#web/ui/form/autocomplete-field.tsx?props")],
  },
  {
    title: english("Date picker"),
    Example: DatePickers,
    source: () => import("#web/features/components/jquery-ui/date-pickers.tsx?raw"),
    docs: [() => import("#web/ui/form/date-field.tsx?props")],
  },
  {
    title: english("Slider"),
    Example: Sliders,
    source: () => import("#web/features/components/jquery-ui/sliders.tsx?raw"),
    docs: [() => import("#web/ui/form/slider-field.tsx?props"), () => import("#web/ui/form/range-field.tsx?props")],
  },
  {
    title: english("Spinner"),
    Example: Spinners,
    source: () => import("#web/features/components/jquery-ui/spinners.tsx?raw"),
    docs: [() => import("#web/ui/form/number-field.tsx?props")],
  },
  {
    title: english("Sortable"),
    Example: Sortables,
    source: () => import("#web/features/components/jquery-ui/sortables.tsx?raw"),
  },
  {
    title: english("Selectable"),
    Example: Selectables,
    source: () => import("#web/features/components/jquery-ui/selectables.tsx?raw"),
    docs: [() => import("#web/ui/form/multi-listbox.tsx?props")],
  },
  {
    title: english("Resizable"),
    Example: Resizables,
    source: () => import("#web/features/components/jquery-ui/resizables.tsx?raw"),
    docs: [() => import("#web/ui/layout/resizable.tsx?props")],
    isWide: true,
  },
];
