import { expect, test } from "vitest";

import { findTimeFault } from "./event-times.ts";

const noon = "2026-03-10T12:00:00.000Z";

test.each([
  ["a duration of one hour is valid", noon, "2026-03-10T13:00:00.000Z", false, undefined],
  ["a duration of zero is valid", noon, noon, false, undefined],
  ["an end 1 ms before the start is invalid", noon, "2026-03-10T11:59:59.999Z", false, "end"],
  ["an end earlier only in local time is valid", "2026-03-10T12:00:00+02:00", "2026-03-10T11:00:00Z", false, undefined],
  ["an end later only in local time is invalid", "2026-03-10T11:00:00Z", "2026-03-10T12:00:00+02:00", false, "end"],
  ["one whole day is valid", "2026-03-10", "2026-03-11", true, undefined],
  ["zero whole days are invalid", "2026-03-10", "2026-03-10", true, "end"],
  ["whole days that end before they start are invalid", "2026-03-10", "2026-02-28", true, "end"],
  ["whole days that start at a time are invalid", noon, "2026-03-11", true, "start"],
  ["whole days that end at a time are invalid", "2026-03-10", noon, true, "end"],
  ["a timed event that starts on a whole day is invalid", "2026-03-10", noon, false, "start"],
  ["a timed event that ends on a whole day is invalid", noon, "2026-03-11", false, "end"],
])("%s", (_, start, end, allDay, field) => {
  expect(findTimeFault({ start, end, allDay })?.field).toBe(field);
});
