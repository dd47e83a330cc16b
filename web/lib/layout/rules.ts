import type { Layout } from "#contract/layout.ts";

export type LayoutChange = Partial<Layout>;

/**
 * Applies a person's change to a layout, with its consequences (specification §4). Each rule looks at what was
 * switched, so the latest switch always wins over conflicting ones.
 */
export function applyLayoutChange(layout: Layout, change: LayoutChange): Layout {
  return { ...layout, ...change, ...consequencesOf(change) };
}

function consequencesOf(change: LayoutChange): LayoutChange {
  return {
    // Anything fixed below the header requires a fixed header.
    ...(change.fixedHeader === false && { fixedNavigation: false, fixedRibbon: false }),
    ...(change.fixedNavigation === true && { fixedHeader: true, container: false }),
    ...(change.fixedNavigation === false && { fixedRibbon: false }),
    ...(change.fixedRibbon === true && { fixedHeader: true, fixedNavigation: true, container: false }),
    ...(change.container === true && { fixedNavigation: false, fixedRibbon: false }),
    // A menu on top has the width of the page and cannot be minified.
    ...(change.menuOnTop === true && { minified: false }),
    ...(change.minified === true && { menuOnTop: false }),
  };
}
