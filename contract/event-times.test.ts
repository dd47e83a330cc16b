import { expect, test } from "vitest";

import { findTimeFault } from "./event-times.ts";

const noon = "2026-03-10T12:00:00.000Z";

test.each([
  ["an hour", noon, "2026-03-10T13:00:00.000Z", false, undefined],
  ["no time at all", noon, noon, false, undefined],
  ["a moment less", noon, "2026-03-10T11:59:59.999Z", false, "end"],
  ["an end that only looks earlier", "2026-03-10T12:00:00+02:00", "2026-03-10T11:00:00Z", false, undefined],
  ["a start that only looks earlier", "2026-03-10T11:00:00Z", "2026-03-10T12:00:00+02:00", false, "end"],
  ["a day", "2026-03-10", "2026-03-11", true, undefined],
  ["no day", "2026-03-10", "2026-03-10", true, "end"],
  ["days backwards", "2026-03-10", "2026-02-28", true, "end"],
  ["whole days with a time", noon, "2026-03-11", true, "start"],
  ["whole days that end at a time", "2026-03-10", noon, true, "end"],
  ["times without one", "2026-03-10", noon, false, "start"],
  ["times that end on a day", noon, "2026-03-11", false, "end"],
])("%s", (_, start, end, allDay, field) => {
  expect(findTimeFault({ start, end, allDay })?.field).toBe(field);
});
