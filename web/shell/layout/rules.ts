import type { Layout } from "#contract/layout.ts";

export type LayoutChange = Partial<Layout>;

/**
 * What a layout becomes when a person changes it: the change itself, and what follows from it (specification §4).
 * Each rule looks at what was switched, so the last switch always wins over what stood against it.
 */
export function applyLayoutChange(layout: Layout, change: LayoutChange): Layout {
  return { ...layout, ...change, ...consequencesOf(change) };
}

function consequencesOf(change: LayoutChange): LayoutChange {
  return {
    // What is fixed below the header needs a fixed header.
    ...(change.fixedHeader === false && { fixedNavigation: false, fixedRibbon: false }),
    ...(change.fixedNavigation === true && { fixedHeader: true, container: false }),
    ...(change.fixedNavigation === false && { fixedRibbon: false }),
    ...(change.fixedRibbon === true && { fixedHeader: true, fixedNavigation: true, container: false }),
    ...(change.container === true && { fixedNavigation: false, fixedRibbon: false }),
    // A menu on top is as wide as the page: there is nothing to make small.
    ...(change.menuOnTop === true && { minified: false }),
    ...(change.minified === true && { menuOnTop: false }),
  };
}
