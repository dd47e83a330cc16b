import { english } from "#contract/english.ts";
import { AddOns } from "#web/features/forms/bootstrap-forms/samples/add-ons.tsx";
import { Fieldsets } from "#web/features/forms/bootstrap-forms/samples/fieldsets.tsx";
import { Horizontal } from "#web/features/forms/bootstrap-forms/samples/horizontal.tsx";
import { Inline } from "#web/features/forms/bootstrap-forms/samples/inline.tsx";
import { Sizes } from "#web/features/forms/bootstrap-forms/samples/sizes.tsx";
import { Stacked } from "#web/features/forms/bootstrap-forms/samples/stacked.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";

export const samples: readonly Example[] = [
  {
    title: english("Stacked"),
    Example: Stacked,
    source: () => import("#web/features/forms/bootstrap-forms/samples/stacked.tsx?raw"),
  },
  {
    title: english("Horizontal"),
    Example: Horizontal,
    source: () => import("#web/features/forms/bootstrap-forms/samples/horizontal.tsx?raw"),
  },
  {
    title: english("Inline"),
    Example: Inline,
    source: () => import("#web/features/forms/bootstrap-forms/samples/inline.tsx?raw"),
    isWide: true,
  },
  {
    title: english("Add-ons"),
    Example: AddOns,
    source: () => import("#web/features/forms/bootstrap-forms/samples/add-ons.tsx?raw"),
    isWide: true,
  },
  {
    title: english("Sizes and help"),
    Example: Sizes,
    source: () => import("#web/features/forms/bootstrap-forms/samples/sizes.tsx?raw"),
  },
  {
    title: english("Fieldsets"),
    Example: Fieldsets,
    source: () => import("#web/features/forms/bootstrap-forms/samples/fieldsets.tsx?raw"),
  },
];
