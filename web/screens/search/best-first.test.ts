import { expect, test } from "vitest";

import type { Hit } from "#contract/search.ts";
import { bestFirst } from "#web/screens/search/best-first.ts";

const hit = (title: string, text = "", date?: string): Hit => ({
  kind: "notes",
  title,
  text,
  href: `/${title}`,
  ...(date && { date }),
});

const titlesOf = (hits: readonly Hit[]) => hits.map(({ title }) => title);

test("titles come before texts, the newest first, and what has the text inside of a word is left out beside them", () => {
  const hits = [
    hit("Mailbox", "Your password"),
    hit("Recorded"),
    hit("Lunch"),
    hit("Pilot", "412 orders", "2026-11-30T09:00:00.000Z"),
    hit("A new order", "", "2026-11-02T09:00:00.000Z"),
    hit("Ördern", "", "2026-11-20T09:00:00.000Z"),
    hit("Order form"),
  ];
  expect(titlesOf(bestFirst(hits, "ord"))).toEqual(["Ördern", "A new order", "Order form", "Pilot"]);
});

test("hits that have the text inside of a word are listed if no others are, and then those that do not show it", () => {
  expect(titlesOf(bestFirst([hit("Lunch"), hit("Mailbox", "Your password"), hit("Recorded")], "ord"))).toEqual([
    "Mailbox",
    "Recorded",
  ]);
  const hits = [hit("Lunch"), hit("Dinner")];
  expect(bestFirst(hits, "ord")).toEqual(hits);
});

test("each word counts, wherever it is, and Chinese and Japanese words begin anywhere", () => {
  const hits = [hit("Invoice", "of last week"), hit("Price list", "and the invoice"), hit("List of prices")];
  expect(titlesOf(bestFirst(hits, "list pri"))).toEqual(["Price list", "List of prices"]);
  expect(titlesOf(bestFirst([hit("每周会议"), hit("会议记录")], "会议"))).toEqual(["每周会议", "会议记录"]);
});
