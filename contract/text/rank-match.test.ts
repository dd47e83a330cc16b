import { expect, test } from "vitest";

import { noMatch, rankMatch, typingErrorRank } from "#contract/text/rank-match.ts";

const rank = (typed: string, title: string, ...terms: readonly string[]) =>
  rankMatch({ titles: [title], terms }, typed);

test.each<[typed: string, ranked: readonly (readonly [title: string, ...terms: string[]])[]]>([
  ["form", [["Form elements"], ["A form layout"], ["Wizards", "form"], ["Platforms"]]],
  ["nm", [["NM office"], ["New message"], ["Compose", "nm"], ["Environment"]]],
  ["message new", [["New message"], ["Compose", "new message"]]],
  ["calendr", [["Calendr"], ["Events", "calendr"], ["Calendar"], ["Events", "calendar"]]],
])("“%s” ranks %j in this order", (typed, ranked) => {
  const ranks = ranked.map(([title, ...terms]) => rank(typed, title, ...terms));
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  expect(new Set(ranks).size).toBe(ranks.length);
});

test.each([
  ["ordr", "Orders", true],
  ["odrers", "Orders", true],
  ["prders", "Orders", true],
  ["orrders", "Orders", true],
  ["calnedra", "Calendar", true],
  ["calnd", "Calendar", true],
  ["new mesage", "New message", true],
  ["inbx", "Inbox", true],
  // A short word may have none, one of four letters one, and one of eight letters two.
  ["obx", "Inbox", false],
  ["odresr", "Orders", false],
  ["kalnedra", "Calendar", false],
  ["new mesage", "Message", false],
])("“%s” is “%s” with typing errors: %s", (typed, title, isFound) => {
  expect(rank(typed, title)).toBe(isFound ? typingErrorRank : noMatch);
});

test("case and accents are ignored, each title is matched, and nothing typed matches nothing", () => {
  expect(rankMatch({ titles: ["Inbox", "Boîte de réception"], terms: [] }, " BOITE ")).toBe(0);
  expect(rankMatch({ titles: ["Inbox", "Boîte de réception"], terms: [] }, "bdr")).toBe(3);
  expect(rank("  ", "Inbox")).toBe(noMatch);
  expect(rank("-", "Inbox")).toBe(noMatch);
});
