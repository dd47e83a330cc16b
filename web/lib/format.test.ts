import { expect, test } from "vitest";

import { formatDate } from "#web/lib/format-days.ts";
import { formatDateShort, formatList, formatPixels, formatStamp, formatTime } from "#web/lib/format.ts";

test.each([
  ["en", ["Mei"], "Mei"],
  ["en", ["Mei", "Omar"], "Mei and Omar"],
  ["en", ["Mei", "Omar", "Lena"], "Mei, Omar, and Lena"],
  ["de", ["Mei", "Omar", "Lena"], "Mei, Omar und Lena"],
  ["ja", ["Mei", "Omar"], "Mei、Omar"],
  ["ar", ["مي", "عمر"], "مي وعمر"],
])("a list in a sentence, in %s: %j", (language, names, expected) => {
  expect(formatList(names, language)).toBe(expected);
});

test("spec §9: a stamp has month, day, year, hour, minute and second, with the hour of all other times", () => {
  const date = new Date(2026, 10, 8, 14, 3, 22);
  const iso = date.toISOString();
  // The space before AM and PM is narrow.
  const plain = (text: string) => text.replaceAll(/\s/g, " ");
  expect(plain(formatStamp(date))).toBe("11/08/2026, 2:03:22 PM");
  expect(plain(formatTime(iso))).toBe("2:03 PM");
  expect(plain(formatDateShort(iso, date))).toBe("2:03 PM");
});

test("a day of one digit has no leading zero", () => {
  expect(formatDate("2026-11-08")).toBe("Nov 8, 2026");
});

test("a size in pixels keeps its order from right to left", () => {
  expect(formatPixels(1600, 2400)).toBe("\u20661,600 × 2,400\u2069");
});
