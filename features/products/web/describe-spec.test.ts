import { afterEach, expect, test, vi } from "vitest";

import { describeSpec } from "#features/products/web/describe-spec.ts";
import { setLanguage } from "#web/lib/i18n/i18n.ts";

async function speak(language: string) {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ "Oak, steel": "Eiche, Stahl" })));
  await setLanguage(language);
}
afterEach(() => speak("en"));

test.each([
  ["en", "Oak, steel", "Oak, steel"],
  ["de", "Oak, steel", "Eiche, Stahl"],
  ["de", "Recycled wool", "Recycled wool"],
  ["en", "4.6 kg", "4.6 kg"],
  ["de", "4.6 kg", "4,6 kg"],
  ["en", "18 × 20.5 × 8 cm", "18 × 20.5 × 8 cm"],
  ["de", "18 × 20.5 × 8 cm", "18 × 20,5 × 8 cm"],
  ["ar", "18 × 20 × 8 cm", "18 × 20 × 8 سم"],
  ["fr", "260 g", "260 g"],
])("%s: %j is displayed as %j", async (language, value, expected) => {
  await speak(language);
  expect(describeSpec(value).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(expected);
});
