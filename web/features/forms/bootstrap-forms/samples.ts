import type { ComponentType } from "react";

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

type Sample = {
  /** In English. */
  readonly title: string;
  readonly Sample: ComponentType;
  /** The text of its file. */
  readonly source: string;
  /** Needs the width of two columns. */
  readonly isWide?: true;
};

export const samples: readonly Sample[] = [
  { title: english("Stacked"), Sample: Stacked, source: stackedSource },
  { title: english("Horizontal"), Sample: Horizontal, source: horizontalSource },
  { title: english("Inline"), Sample: Inline, source: inlineSource, isWide: true },
  { title: english("Add-ons"), Sample: AddOns, source: addOnsSource, isWide: true },
  { title: english("Sizes and help"), Sample: Sizes, source: sizesSource },
  { title: english("Fieldsets"), Sample: Fieldsets, source: fieldsetsSource },
];
