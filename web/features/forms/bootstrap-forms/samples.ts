import { english } from "#contract/english.ts";
import { AddOns } from "#web/features/forms/bootstrap-forms/samples/add-ons.tsx";
import addOnsSource from "#web/features/forms/bootstrap-forms/samples/add-ons.tsx?raw";
import { Fieldsets } from "#web/features/forms/bootstrap-forms/samples/fieldsets.tsx";
import fieldsetsSource from "#web/features/forms/bootstrap-forms/samples/fieldsets.tsx?raw";
import { Horizontal } from "#web/features/forms/bootstrap-forms/samples/horizontal.tsx";
import horizontalSource from "#web/features/forms/bootstrap-forms/samples/horizontal.tsx?raw";
import { Inline } from "#web/features/forms/bootstrap-forms/samples/inline.tsx";
import inlineSource from "#web/features/forms/bootstrap-forms/samples/inline.tsx?raw";
import { Sizes } from "#web/features/forms/bootstrap-forms/samples/sizes.tsx";
import sizesSource from "#web/features/forms/bootstrap-forms/samples/sizes.tsx?raw";
import { Stacked } from "#web/features/forms/bootstrap-forms/samples/stacked.tsx";
import stackedSource from "#web/features/forms/bootstrap-forms/samples/stacked.tsx?raw";
import type { Example } from "#web/ui/display/example/example-cards.tsx";

export const samples: readonly Example[] = [
  { title: english("Stacked"), Example: Stacked, source: stackedSource },
  { title: english("Horizontal"), Example: Horizontal, source: horizontalSource },
  { title: english("Inline"), Example: Inline, source: inlineSource, isWide: true },
  { title: english("Add-ons"), Example: AddOns, source: addOnsSource, isWide: true },
  { title: english("Sizes and help"), Example: Sizes, source: sizesSource },
  { title: english("Fieldsets"), Example: Fieldsets, source: fieldsetsSource },
];
