import type { ScreenFacts } from "#e2e/support/screen-facts.ts";

export const facts: ScreenFacts = {
  withoutControls: ["/tables/normal"],
  smoke: "/tables/datatables",
  readme: { pictures: [{ file: "tables", address: "/tables/datatables" }] },
};
