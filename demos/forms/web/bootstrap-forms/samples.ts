import { english } from "#contract/english.ts";
import { AddOns } from "#demos/forms/web/bootstrap-forms/samples/add-ons.tsx";
import { Fieldsets } from "#demos/forms/web/bootstrap-forms/samples/fieldsets.tsx";
import { Horizontal } from "#demos/forms/web/bootstrap-forms/samples/horizontal.tsx";
import { Inline } from "#demos/forms/web/bootstrap-forms/samples/inline.tsx";
import { Sizes } from "#demos/forms/web/bootstrap-forms/samples/sizes.tsx";
import { Stacked } from "#demos/forms/web/bootstrap-forms/samples/stacked.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";

export const samples: readonly Example[] = [
  {
    title: english("Stacked"),
    Example: Stacked,
    source: () => import("#demos/forms/web/bootstrap-forms/samples/stacked.tsx?raw"),
  },
  {
    title: english("Horizontal"),
    Example: Horizontal,
    source: () => import("#demos/forms/web/bootstrap-forms/samples/horizontal.tsx?raw"),
  },
  {
    title: english("Inline"),
    Example: Inline,
    source: () => import("#demos/forms/web/bootstrap-forms/samples/inline.tsx?raw"),
    isWide: true,
  },
  {
    title: english("Add-ons"),
    Example: AddOns,
    source: () => import("#demos/forms/web/bootstrap-forms/samples/add-ons.tsx?raw"),
    isWide: true,
  },
  {
    title: english("Sizes and help"),
    Example: Sizes,
    source: () => import("#demos/forms/web/bootstrap-forms/samples/sizes.tsx?raw"),
  },
  {
    title: english("Fieldsets"),
    Example: Fieldsets,
    source: () => import("#demos/forms/web/bootstrap-forms/samples/fieldsets.tsx?raw"),
  },
];
