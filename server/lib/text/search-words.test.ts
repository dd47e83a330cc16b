import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { dayFormat } from "#contract/values/day-format.ts";
import { displayLocale } from "#contract/values/display-locale.ts";
import { knownLanguages } from "#contract/known-languages.ts";
import {
  findChoices,
  findDays,
  findNumber,
  knownLanguage,
  showDays,
  splitWords,
} from "#server/lib/text/search-words.ts";

const first = "1999-12-28";
const last = "2032-03-01";
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const someDay = fc.integer({ min: Date.parse(first) / 86_400_000, max: Date.parse(last) / 86_400_000 });

describe.each(knownLanguages)("$key", ({ key: language }) => {
  const days = showDays(first, last, language);

  test("a day is found by each word of its display format and by its ISO format", () => {
    const format = new Intl.DateTimeFormat(displayLocale(language), dayFormat);
    fc.assert(
      fc.property(someDay, (place) => {
        const day = dayOf(place * 86_400_000);
        for (const word of splitWords(`${format.format(new Date(day))} ${day} ${day.slice(0, 7)}`))
          expect([word, findDays(days, word).includes(day)]).toEqual([word, true]);
      }),
    );
  });

  test("all words of a day together find only that day", () => {
    const format = new Intl.DateTimeFormat(displayLocale(language), dayFormat);
    const words = splitWords(format.format(new Date("2024-02-29")));
    const found = words.map((word) => new Set(findDays(days, word)));
    expect(days.map(({ day }) => day).filter((day) => found.every((each) => each.has(day)))).toEqual(["2024-02-29"]);
  });

  test("a number is found in its display format", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
        const canonical = (cents / 100).toFixed(2);
        const options = { style: "currency", currency: "EUR" } as const;
        const words = splitWords(new Intl.NumberFormat(displayLocale(language), options).format(cents / 100));
        expect(words).toHaveLength(1);
        expect(findNumber(words[0] ?? "", language) ?? words[0]).toBe(canonical);
      }),
    );
  });
});

test("every day of a period is listed once, including leap days", () => {
  const days = showDays(first, last, "en").map(({ day }) => day);
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  expect(days).toEqual(Array.from({ length: count }, (_, place) => dayOf(Date.parse(first) + place * 86_400_000)));
  expect(showDays("1900-02-27", "1900-03-01", "en")).toHaveLength(3);
});

test("one or two letters match only the start of a word", () => {
  const days = showDays("2026-01-01", "2026-12-31", "en");
  expect(new Set(findDays(days, "ma").map((day) => day.slice(5, 7)))).toEqual(new Set(["03", "05"]));
  expect(findDays(days, "ug")).toEqual([]);
  expect(findDays(showDays("2026-01-01", "2026-12-31", "ja"), "9月")).toHaveLength(30);
});

test("a choice is found by its translation and by its stored value", () => {
  const actions = ["Account created", "Role changed", "Data exported"];
  expect(findChoices(actions, "ROLLE", "de")).toEqual(["Role changed"]);
  expect(findChoices(actions, "role", "de")).toEqual(["Role changed"]);
  expect(findChoices(actions, "rolle", "en")).toEqual([]);
});

test.each([
  ["1,200", "en", "1200"],
  ["1.200,50", "de", "1200.50"],
  ["1200.5", "en", undefined],
  ["12,34", "en", undefined],
  ["١٬٢٠٠", "ar", "1200"],
  ["AT-10427", "en", undefined],
])("%j in %s is the number %j", (word, language, number) => {
  expect(findNumber(word, language)).toBe(number);
});

test("a currency sign next to a number is dropped, a lone sign is a word, and only 20 words are kept", () => {
  expect(splitWords("1.249,74 € Porto")).toEqual(["1.249,74", "Porto"]);
  expect(splitWords("€ 1.249,74")).toEqual(["1.249,74"]);
  expect(splitWords("1\u202f249,74\u00a0€")).toEqual(["1249,74"]);
  expect(splitWords(" € % ")).toEqual(["€", "%"]);
  expect(splitWords("a ".repeat(100))).toHaveLength(20);
});

test("an unknown language falls back to English", () => {
  expect(["de", "xx_yy", undefined].map(knownLanguage)).toEqual(["de", "en", "en"]);
});
