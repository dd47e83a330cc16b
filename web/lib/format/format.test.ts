import { afterAll, afterEach, expect, test, vi } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import { formatDate } from "#web/lib/format/format-days.ts";
import { formatMoneyShort } from "#web/lib/format/format-money.ts";
import {
  formatDateShort,
  formatFileSize,
  formatList,
  formatPixels,
  formatStamp,
  formatTime,
} from "#web/lib/format/format.ts";
import { setLanguage } from "#web/lib/i18n/i18n.ts";

afterAll(configureOffice({ currency: "EUR" }));

afterEach(() => vi.unstubAllGlobals());

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

test.each([
  ["en", formatFileSize, 0, "0 bytes"],
  ["en", formatFileSize, 1, "1 byte"],
  ["en", formatFileSize, 3, "3 bytes"],
  ["en", formatFileSize, 1_440_000, "1.4 MB"],
  ["de", formatFileSize, 3, "3 Byte"],
  ["fr", formatFileSize, 3, "3 octets"],
  ["en", formatMoneyShort, 42_530, "€42.5K"],
  ["de", formatMoneyShort, 127_060.4, "127.060 €"],
  ["de", formatMoneyShort, 1_270_600, "1,3 Mio. €"],
] as const)("in %s, %o of %d is %j", async (language, format, value, text) => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ a: "b" })));
  await setLanguage(language);
  expect(format(value).replaceAll("\u00a0", " ")).toBe(text);
  await setLanguage("en");
});

test("spec §9: a stamp has month, day, year, hour, minute and second, with the hour of all other times", () => {
  const date = new Date(2026, 10, 8, 14, 3, 22);
  const iso = date.toISOString();
  // The space before AM and PM is narrow.
  const plain = (text: string) => text.replaceAll(/\s/g, " ");
  expect(plain(formatStamp(date))).toBe("11/08/2026, 02:03:22 PM");
  expect(plain(formatTime(iso))).toBe("2:03 PM");
  expect(plain(formatDateShort(iso, date))).toBe("2:03 PM");
});

test("a day of one digit has no leading zero", () => {
  expect(formatDate("2026-11-08")).toBe("Nov 8, 2026");
});

test("a size in pixels keeps its order from right to left", () => {
  expect(formatPixels(1600, 2400)).toBe("\u20661,600 × 2,400\u2069");
});
