import { english } from "#contract/english.ts";
import { CodeAndKeys } from "#web/features/components/typography/code.tsx";
import { Formatted } from "#web/features/components/typography/formatted.tsx";
import { Headings } from "#web/features/components/typography/headings.tsx";
import { Numbers } from "#web/features/components/typography/numbers.tsx";
import { Scale } from "#web/features/components/typography/scale.tsx";
import { Scripts } from "#web/features/components/typography/scripts.tsx";
import { Truncation } from "#web/features/components/typography/truncation.tsx";
import { Weights } from "#web/features/components/typography/weights.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";

export const typographyExamples: readonly Example[] = [
  {
    title: english("Sizes"),
    Example: Scale,
    source: () => import("#web/features/components/typography/scale.tsx?raw"),
    isWide: true,
  },
  {
    title: english("Weights and grays"),
    Example: Weights,
    source: () => import("#web/features/components/typography/weights.tsx?raw"),
  },
  {
    title: english("Headings"),
    Example: Headings,
    source: () => import("#web/features/components/typography/headings.tsx?raw"),
  },
  {
    title: english("Formatted text"),
    Example: Formatted,
    source: () => import("#web/features/components/typography/formatted.tsx?raw"),
    docs: [() => import("#web/ui/display/formatted-text.tsx?props")],
  },
  {
    title: english("Code and keys"),
    Example: CodeAndKeys,
    source: () => import("#web/features/components/typography/code.tsx?raw"),
  },
  {
    title: english("Numbers"),
    Example: Numbers,
    source: () => import("#web/features/components/typography/numbers.tsx?raw"),
  },
  {
    title: english("Languages"),
    Example: Scripts,
    source: () => import("#web/features/components/typography/scripts.tsx?raw"),
  },
  {
    title: english("Long texts"),
    Example: Truncation,
    source: () => import("#web/features/components/typography/truncation.tsx?raw"),
    isWide: true,
  },
];
