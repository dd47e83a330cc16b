import type { ScreenFacts } from "#e2e/support/screen-facts.ts";

export const facts: ScreenFacts = { labels: { "/e-commerce/orders": ["Base price", "Shipped", "Delivered"] } };
