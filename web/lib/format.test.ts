import { afterEach, expect, test, vi } from "vitest";

import { formatFileSize, formatList } from "#web/lib/format.ts";
import { formatEurosShort } from "#web/lib/format-money.ts";
import { setLanguage } from "#web/lib/i18n.ts";

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
  ["en", formatEurosShort, 42_530, "€42.5K"],
  ["de", formatEurosShort, 127_060.4, "127.060 €"],
  ["de", formatEurosShort, 1_270_600, "1,3 Mio. €"],
] as const)("in %s, %o of %d is %j", async (language, format, value, text) => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ a: "b" })));
  await setLanguage(language);
  expect(format(value).replaceAll("\u00a0", " ")).toBe(text);
  await setLanguage("en");
});
