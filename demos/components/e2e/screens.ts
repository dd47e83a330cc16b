import type { ScreenFacts } from "#e2e/support/screen-facts.ts";

export const facts: ScreenFacts = {
  labels: { "/ui/typography": ["Moving the warehouse", "Load the van"], "/ui/grid": ["Summary", "Customers"] },
};
