import type { ScreenFacts } from "#e2e/support/screen-facts.ts";

export const facts: ScreenFacts = {
  labels: {
    "/e-commerce/products-view": ["Furniture", "Kitchen", "Lighting"],
    "/e-commerce/products-detail": ["Steel, aluminium", "Signal red", "3 years"],
  },
};
