import { expect, test } from "vitest";

import { hoursAgo } from "#server/db/seed/people.ts";

const local = (text: string) => new Date(`${text}:00`);

test.for([
  ["24 hours ago", "2026-03-11T14:30", 24, "2026-03-10T14:30"],
  ["12 hours ago, which are five working hours", "2026-03-11T14:30", 12, "2026-03-11T09:30"],
  ["on the previous day", "2026-03-11T09:00", 12, "2026-03-10T14:00"],
  ["from the night", "2026-03-11T03:00", 2.4, "2026-03-10T17:00"],
  ["from the evening", "2026-03-11T22:00", 2.4, "2026-03-11T17:00"],
  ["in the future", "2026-03-11T22:00", -2, "2026-03-12T00:00"],
] as const)("demo times are in working hours: %s", ([, now, hours, time]) => {
  expect(hoursAgo({ now: local(now) }, hours)).toEqual(local(time));
});

test.for(["2026-03-11T00:30", "2026-03-11T08:10", "2026-03-11T13:00", "2026-03-11T23:59"])(
  "demo times keep their order, at %s",
  (now) => {
    const times = Array.from({ length: 400 }, (_, index) => hoursAgo({ now: local(now) }, index / 4));
    expect(times).toEqual(times.toSorted((a, b) => b.getTime() - a.getTime()));
    expect(new Set(times.slice(1).map((time) => time.getHours()))).toEqual(
      new Set([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
    );
  },
);
