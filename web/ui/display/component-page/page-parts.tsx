import type { PagePart } from "#web/ui/display/component-page/component-screen.tsx";
import { Documentation } from "#web/ui/display/component-page/documentation.tsx";
import type { ComponentPage } from "#web/ui/display/component-page/page.ts";
import { Playground } from "#web/ui/display/component-page/playground.tsx";
import { SideIndex } from "#web/ui/display/component-page/side-index.tsx";

type PagePartsProps = { part: PagePart; pages: readonly [ComponentPage, ...ComponentPage[]] };

const parts = { playground: Playground, documentation: Documentation, index: SideIndex } as const;

/** One of the parts of a screen that documents components. */
export function PageParts({ part, pages }: PagePartsProps) {
  const Part = parts[part];
  return <Part pages={pages} />;
}
