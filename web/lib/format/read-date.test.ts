import { expect, test } from "vitest";

import { readDate } from "#web/lib/format/read-date.ts";

const languages = ["ar", "de", "en", "es", "fr", "ja", "pt", "zh"];

test.each([
  ["en", "12/31/2026", "2026-12-31"],
  ["en", "1/2/26", "2026-01-02"],
  ["en", "Dec 31, 2026", "2026-12-31"],
  ["en", "december 31", "2026-12-31"],
  ["en", "Thursday, December 31st 2026", "2026-12-31"],
  ["en", "31 Dec 2026", "2026-12-31"],
  ["en", "Mon, 2 Mar 2026", "2026-03-02"],
  ["en", "2026 Dec 31", "2026-12-31"],
  ["en", "31.12.2026", "2026-12-31"],
  ["en", "11.12.2026", "2026-12-11"],
  ["en", "31/12/2026", "2026-12-31"],
  ["en", "12-31-2026", "2026-12-31"],
  ["en", "12/31", "2026-12-31"],
  ["en", "31/12", "2026-12-31"],
  ["en", "11.12.", "2026-12-11"],
  ["de", "12/31", "2026-12-31"],
  ["en", "2026-12-31", "2026-12-31"],
  ["en", "2026/12/31", "2026-12-31"],
  ["en", "20261231", "2026-12-31"],
  ["en", "٣١/١٢/٢٠٢٦", "2026-12-31"],
  ["en", "１２／３１／２０２６", "2026-12-31"],
  ["en", " today ", "2026-11-27"],
  ["en", "Tomorrow", "2026-11-28"],
  ["en", "yesterday", "2026-11-26"],
  ["de", "24.11.2026", "2026-11-24"],
  ["de", "24. 11.", "2026-11-24"],
  ["de", "24.11.26", "2026-11-24"],
  ["de", "31. Dezember 2026", "2026-12-31"],
  ["de", "1. März 2026", "2026-03-01"],
  ["de", "2026-11-24", "2026-11-24"],
  ["de", "Morgen", "2026-11-28"],
  ["de", "tomorrow", "2026-11-28"],
  ["fr", "24/11/2026", "2026-11-24"],
  ["fr", "31 déc. 2026", "2026-12-31"],
  ["fr", "1er janvier 2027", "2027-01-01"],
  ["fr", "aujourd'hui", "2026-11-27"],
  ["es", "31 de diciembre de 2026", "2026-12-31"],
  ["es", "mar, 3 mar 2026", undefined],
  ["es", "martes, 3 mar 2026", "2026-03-03"],
  ["es", "mañana", "2026-11-28"],
  ["pt", "31 de dez. de 2026", "2026-12-31"],
  ["pt", "amanhã", "2026-11-28"],
  ["ja", "2026/11/24", "2026-11-24"],
  ["ja", "2026年11月24日(火)", "2026-11-24"],
  ["ja", "11月24日", "2026-11-24"],
  ["ja", "26/11/24", "2026-11-24"],
  ["ja", "12/31/2026", "2026-12-31"],
  ["ja", "3/4/2026", undefined],
  ["ja", "明日", "2026-11-28"],
  ["zh", "2026年11月24日星期二", "2026-11-24"],
  ["zh", "昨天", "2026-11-26"],
  ["ar", "24/11/2026", "2026-11-24"],
  ["ar", "٢٤ نوفمبر ٢٠٢٦", "2026-11-24"],
  ["ar", "غدا", "2026-11-28"],
  ["en", "02/30/2026", undefined],
  ["en", "31.02.2026", undefined],
  ["en", "24/25/2026", undefined],
  ["en", "12/31/20266", undefined],
  ["en", "December 2026", undefined],
  ["en", "juin 3 mai", undefined],
  ["en", "ma 3 2026", undefined],
  ["en", "soon", undefined],
  ["en", "12:30", undefined],
  ["en", "31", undefined],
  ["en", "1 2 3 4", undefined],
  ["en", "", undefined],
])("in %s, %j is %s", (language, text, day) => {
  expect(readDate(text, language, "2026-11-27")).toBe(day);
});

test.each(languages)("what the app displays in %s is read in every language", (from) => {
  const day = new Date("2026-12-31T00:00:00Z");
  const styles: Intl.DateTimeFormatOptions[] = [
    { dateStyle: "full" },
    { dateStyle: "long" },
    { dateStyle: "medium" },
    { year: "numeric", month: "2-digit", day: "2-digit" },
  ];
  for (const style of styles) {
    const text = day.toLocaleDateString(from, { ...style, timeZone: "UTC" });
    const read = languages.map((language) => [language, readDate(text, language)]);
    expect([text, read]).toEqual([text, languages.map((language) => [language, "2026-12-31"])]);
  }
});
