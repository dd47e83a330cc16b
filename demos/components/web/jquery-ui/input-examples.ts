import { english } from "#contract/english.ts";
import { Autocompletes } from "#demos/components/web/jquery-ui/autocompletes.tsx";
import { DatePickers } from "#demos/components/web/jquery-ui/date-pickers.tsx";
import { Resizables } from "#demos/components/web/jquery-ui/resizables.tsx";
import { Selectables } from "#demos/components/web/jquery-ui/selectables.tsx";
import { Sliders } from "#demos/components/web/jquery-ui/sliders.tsx";
import { Sortables } from "#demos/components/web/jquery-ui/sortables.tsx";
import { Spinners } from "#demos/components/web/jquery-ui/spinners.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";

/** The widgets that take input, and those that are used with the pointer or its keys. */
export const inputExamples: readonly Example[] = [
  {
    title: english("Autocomplete"),
    Example: Autocompletes,
    source: () => import("#demos/components/web/jquery-ui/autocompletes.tsx?raw"),
    docs: [() => import("#web/ui/form/autocomplete-field.tsx?props")],
  },
  {
    title: english("Date picker"),
    Example: DatePickers,
    source: () => import("#demos/components/web/jquery-ui/date-pickers.tsx?raw"),
    docs: [() => import("#web/ui/form/date-field.tsx?props")],
  },
  {
    title: english("Slider"),
    Example: Sliders,
    source: () => import("#demos/components/web/jquery-ui/sliders.tsx?raw"),
    docs: [() => import("#web/ui/form/slider-field.tsx?props"), () => import("#web/ui/form/range-field.tsx?props")],
  },
  {
    title: english("Spinner"),
    Example: Spinners,
    source: () => import("#demos/components/web/jquery-ui/spinners.tsx?raw"),
    docs: [() => import("#web/ui/form/number-field.tsx?props")],
  },
  {
    title: english("Sortable"),
    Example: Sortables,
    source: () => import("#demos/components/web/jquery-ui/sortables.tsx?raw"),
  },
  {
    title: english("Selectable"),
    Example: Selectables,
    source: () => import("#demos/components/web/jquery-ui/selectables.tsx?raw"),
    docs: [() => import("#web/ui/form/multi-listbox.tsx?props")],
  },
  {
    title: english("Resizable"),
    Example: Resizables,
    source: () => import("#demos/components/web/jquery-ui/resizables.tsx?raw"),
    docs: [() => import("#web/ui/layout/resizable.tsx?props")],
    isWide: true,
  },
];
