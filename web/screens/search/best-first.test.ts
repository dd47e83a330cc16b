import { expect, test } from "vitest";

import type { Hit } from "#contract/search.ts";
import { bestFirst } from "#web/screens/search/best-first.ts";

const hit = (title: string, text = ""): Hit => ({ kind: "notes", title, text, href: `/${title}` });

test("words that begin with the text come before those that have it inside, and titles before texts", () => {
  const hits = [
    hit("Mailbox", "Your password"),
    hit("Recorded"),
    hit("Lunch"),
    hit("Pilot", "412 orders"),
    hit("A new order"),
    hit("Ördern"),
  ];
  expect(bestFirst(hits, "ord").map(({ title }) => title)).toEqual([
    "Ördern",
    "A new order",
    "Pilot",
    "Mailbox",
    "Recorded",
  ]);
});

test("hits that do not show why they match are listed if no others are", () => {
  const hits = [hit("Lunch"), hit("Dinner")];
  expect(bestFirst(hits, "ord")).toEqual(hits);
});
