import { afterEach, expect, test, vi } from "vitest";

import type { CalendarEvent } from "#features/calendar/contract.ts";

import {
  daysOfEvent,
  eventsOfDay,
  fromFields,
  hourOn,
  isInRange,
  isResized,
  moveStart,
  shiftEvent,
  stretchEvent,
  toFields,
} from "./move-event.ts";

afterEach(() => vi.unstubAllEnvs());

/** A time on 10 March in the test's time zone. */
const at = (hours: number, minutes = 0, date = 10) => new Date(2026, 2, date, hours, minutes).toISOString();
const timed = (start: string, end: string) => ({ start, end, allDay: false });
const days = (start: string, end: string) => ({ start, end, allDay: true });

test.each([
  ["15 minutes later", timed(at(9), at(10)), { minutes: 15 }, timed(at(9, 15), at(10, 15))],
  ["a day earlier", timed(at(9), at(10)), { days: -1 }, timed(at(9, 0, 9), at(10, 0, 9))],
  ["over midnight", timed(at(23), at(23, 30)), { minutes: 60 }, timed(at(0, 0, 11), at(0, 30, 11))],
  ["all day, a week later", days("2026-02-25", "2026-02-27"), { days: 7 }, days("2026-03-04", "2026-03-06")],
  ["all day, by minutes", days("2026-02-25", "2026-02-27"), { minutes: 15 }, days("2026-02-25", "2026-02-27")],
])("an event is moved: %s", (_, event, shift, expected) => {
  expect(shiftEvent(event, shift)).toEqual(expected);
});

test("an event that is moved across a change of the clocks keeps its time of day", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  // The clocks go forward on 29 March 2026.
  const nine = timed("2026-03-28T08:00:00.000Z", "2026-03-28T09:00:00.000Z");
  expect(shiftEvent(nine, { days: 1 })).toEqual(timed("2026-03-29T07:00:00.000Z", "2026-03-29T08:00:00.000Z"));
});

test.each([
  ["30 minutes longer", timed(at(9), at(10)), { minutes: 30 }, timed(at(9), at(10, 30))],
  ["not shorter than 15 minutes", timed(at(9), at(9, 15)), { minutes: -15 }, timed(at(9), at(9, 15))],
  ["all day, a day longer", days("2026-02-25", "2026-02-26"), { days: 1 }, days("2026-02-25", "2026-02-27")],
  ["all day, not shorter than a day", days("2026-02-25", "2026-02-26"), { days: -1 }, days("2026-02-25", "2026-02-26")],
])("an event is resized: %s", (_, event, shift, expected) => {
  expect(stretchEvent(event, shift)).toEqual(expected);
});

test.each([
  ["a later end", timed(at(9), at(10)), timed(at(9), at(11)), true],
  ["an earlier start", timed(at(9), at(10)), timed(at(8), at(10)), true],
  ["both", timed(at(9), at(10)), timed(at(8), at(9)), false],
  ["a day longer", days("2026-02-25", "2026-02-26"), days("2026-02-25", "2026-02-27"), true],
  ["an hour instead of a day", days("2026-02-25", "2026-02-26"), timed("2026-02-25", at(9)), false],
])("an event is resized if one end has changed: %s", (_, from, to, expected) => {
  expect(isResized(from, to)).toBe(expected);
});

test.each([
  ["within a day", timed(at(9), at(10)), "2026-03-10", "2026-03-10"],
  ["until midnight", timed(at(22), at(0, 0, 11)), "2026-03-10", "2026-03-10"],
  ["over midnight", timed(at(22), at(1, 0, 11)), "2026-03-10", "2026-03-11"],
  ["without duration, at midnight", timed(at(0), at(0)), "2026-03-10", "2026-03-10"],
  ["all day, two days", days("2026-03-10", "2026-03-12"), "2026-03-10", "2026-03-11"],
])("an event is shown on its days: %s", (_, event, first, last) => {
  expect(daysOfEvent(event)).toEqual({ first, last });
});

test("the events of a day are sorted: all-day events first, then by start, longer ones first", () => {
  const appearance = { title: "", description: "", icon: "info", className: "blue", version: 1 } as const;
  const events: CalendarEvent[] = [
    { id: "late", ...appearance, ...timed(at(15), at(16)) },
    { id: "long", ...appearance, ...timed(at(9), at(12)) },
    { id: "short", ...appearance, ...timed(at(9), at(10)) },
    { id: "day", ...appearance, ...days("2026-03-09", "2026-03-11") },
    { id: "other", ...appearance, ...timed(at(9, 0, 11), at(10, 0, 11)) },
  ];
  expect(eventsOfDay(events, "2026-03-10").map(({ id }) => id)).toEqual(["day", "long", "short", "late"]);
});

test("the end of a range is exclusive", () => {
  const range = { first: "2026-03-09", end: "2026-03-10" };
  expect(isInRange(days("2026-03-10", "2026-03-11"), range)).toBe(false);
  expect(isInRange(days("2026-03-08", "2026-03-10"), range)).toBe(true);
  expect(isInRange(days("2026-03-08", "2026-03-09"), range)).toBe(false);
});

test.each([timed(at(9, 30), at(1, 0, 11)), days("2026-02-28", "2026-03-02")])(
  "converting times to fields and back keeps them, all-day: $allDay",
  (event) => {
    expect(fromFields(toFields(event))).toEqual(event);
  },
);

test("the end field of an all-day event is its last day", () => {
  expect(toFields(days("2026-02-27", "2026-03-01"))).toMatchObject({ startDay: "2026-02-27", endDay: "2026-02-28" });
});

test("an empty date or time results in no times; all-day events do not need a time", () => {
  const fields = toFields(timed(at(9), at(10)));
  expect(fromFields({ ...fields, startDay: "" })).toBeUndefined();
  expect(fromFields({ ...fields, endTime: "" })).toBeUndefined();
  expect(fromFields({ ...fields, endTime: "", allDay: true })).toEqual(days("2026-03-10", "2026-03-11"));
});

test("moving the start moves the end with it", () => {
  const fields = toFields(timed(at(9), at(10, 30)));
  expect(moveStart(fields, { startTime: "23:00" })).toMatchObject({ endDay: "2026-03-11", endTime: "00:30" });
  expect(moveStart(fields, { startDay: "2026-03-12" })).toMatchObject({ endDay: "2026-03-12", endTime: "10:30" });
  expect(moveStart(fields, { startDay: "" })).toMatchObject({ startDay: "", endDay: "2026-03-10" });
  const whole = toFields(days("2026-03-10", "2026-03-12"));
  expect(moveStart(whole, { startDay: "2026-03-20" })).toMatchObject({ endDay: "2026-03-21" });
});

test("a start that is cleared and typed again moves the end with it", () => {
  const fields = toFields(timed(at(9), at(10, 30)));
  const cleared = moveStart(fields, { startTime: "" });
  expect(moveStart(cleared, { startTime: "14:00" }, fields)).toMatchObject({ endDay: "2026-03-10", endTime: "15:30" });
  const whole = toFields(days("2026-03-10", "2026-03-12"));
  const none = moveStart(whole, { startDay: "" });
  expect(moveStart(none, { startDay: "2026-03-20" }, whole)).toMatchObject({ endDay: "2026-03-21" });
});

test("an event at a time that the clocks skip keeps its length", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  const skipped = { allDay: false, startDay: "2026-03-29", startTime: "02:30", endDay: "2026-03-29", endTime: "03:30" };
  expect(fromFields(skipped)).toEqual(timed("2026-03-29T01:30:00.000Z", "2026-03-29T02:30:00.000Z"));
  expect(fromFields({ ...skipped, endTime: "05:00" })).toEqual(
    timed("2026-03-29T01:30:00.000Z", "2026-03-29T03:00:00.000Z"),
  );
  // One that ends before it starts is for the schema to reject.
  expect(fromFields({ ...skipped, endTime: "01:30" })).toEqual(
    timed("2026-03-29T01:30:00.000Z", "2026-03-29T00:30:00.000Z"),
  );
});

test("a new event starts at the next full hour, at 22:00 at the latest, or on another day at 9:00", () => {
  const now = new Date(2026, 2, 10, 13, 20);
  expect(hourOn("2026-03-10", now)).toEqual(timed(at(14), at(15)));
  expect(hourOn("2026-03-10", new Date(2026, 2, 10, 23, 50))).toEqual(timed(at(22), at(23)));
  expect(hourOn("2026-03-11", now)).toEqual(timed(at(9, 0, 11), at(10, 0, 11)));
});
