import { expect, test } from "vitest";

import { readDate } from "#web/lib/read-date.ts";

test.each([
  ["en", "11/24/2026", "2026-11-24"],
  ["en", "1/2/26", "2026-01-02"],
  ["de", "24.11.2026", "2026-11-24"],
  ["fr", "24/11/2026", "2026-11-24"],
  ["ja", "2026/11/24", "2026-11-24"],
  ["zh", "2026年11月24日", "2026-11-24"],
  ["ar", "24/11/2026", "2026-11-24"],
  ["de", "2026-11-24", "2026-11-24"],
  ["en", "2/31/2026", undefined],
  ["en", "24/11/2026", undefined],
  ["en", "tomorrow", undefined],
  ["en", "11/24", undefined],
  ["en", "", undefined],
])("in %s, %j is %s", (language, text, day) => {
  expect(readDate(text, language)).toBe(day);
});
