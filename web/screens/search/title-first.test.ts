import { expect, test } from "vitest";

import type { Hit } from "#contract/search.ts";
import { titleFirst } from "#web/screens/search/title-first.ts";

const hit = (title: string, text = ""): Hit => ({ kind: "notes", title, text, href: `/${title}` });

test("hits with the text in their title come first, and the others keep their order", () => {
  const hits = [hit("Lunch", "In order"), hit("Recorded"), hit("A new order"), hit("Pilot", "Orders"), hit("Ördern")];
  expect(titleFirst(hits, "ord").map(({ title }) => title)).toEqual([
    "Ördern",
    "A new order",
    "Recorded",
    "Lunch",
    "Pilot",
  ]);
});
