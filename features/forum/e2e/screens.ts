import type { ScreenFacts } from "#e2e/support/screen-facts.ts";

export const facts: ScreenFacts = { labels: { "/forum": ["Announcements", "Suggestions to discuss and to refine"] } };
