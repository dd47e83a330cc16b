import { english } from "#contract/english.ts";
import { CodeAndKeys } from "#demos/components/web/typography/code.tsx";
import { Formatted } from "#demos/components/web/typography/formatted.tsx";
import { Headings } from "#demos/components/web/typography/headings.tsx";
import { Numbers } from "#demos/components/web/typography/numbers.tsx";
import { Scale } from "#demos/components/web/typography/scale.tsx";
import { Scripts } from "#demos/components/web/typography/scripts.tsx";
import { Truncation } from "#demos/components/web/typography/truncation.tsx";
import { Weights } from "#demos/components/web/typography/weights.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";

export const typographyExamples: readonly Example[] = [
  {
    title: english("Sizes"),
    Example: Scale,
    source: () => import("#demos/components/web/typography/scale.tsx?raw"),
    isWide: true,
  },
  {
    title: english("Weights and grays"),
    Example: Weights,
    source: () => import("#demos/components/web/typography/weights.tsx?raw"),
  },
  {
    title: english("Headings"),
    Example: Headings,
    source: () => import("#demos/components/web/typography/headings.tsx?raw"),
  },
  {
    title: english("Formatted text"),
    Example: Formatted,
    source: () => import("#demos/components/web/typography/formatted.tsx?raw"),
    docs: [() => import("#web/ui/display/formatted-text.tsx?props")],
  },
  {
    title: english("Code and keys"),
    Example: CodeAndKeys,
    source: () => import("#demos/components/web/typography/code.tsx?raw"),
  },
  {
    title: english("Numbers"),
    Example: Numbers,
    source: () => import("#demos/components/web/typography/numbers.tsx?raw"),
  },
  {
    title: english("Languages"),
    Example: Scripts,
    source: () => import("#demos/components/web/typography/scripts.tsx?raw"),
  },
  {
    title: english("Long texts"),
    Example: Truncation,
    source: () => import("#demos/components/web/typography/truncation.tsx?raw"),
    isWide: true,
  },
];
