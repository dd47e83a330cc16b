import { expect, test } from "vitest";

import type { CalendarEvent } from "#features/calendar/contract.ts";
import { type AgendaRow, planAgenda } from "#features/calendar/web/plan-agenda.ts";

const now = new Date("2026-03-10T11:00:00");

/** Times are those of the browser's time zone, on March 10 unless they have a date. */
const at = (time: string) => new Date(time.includes("T") ? time : `2026-03-10T${time}:00`).toISOString();

const event = (title: string, start: string, end: string): CalendarEvent => ({
  id: title,
  title,
  description: "",
  icon: "info",
  className: "blue",
  start: at(start),
  end: at(end),
  allDay: false,
  version: 1,
});

const wholeDay = (title: string, start: string, end: string): CalendarEvent => ({
  ...event(title, "00:00", "00:00"),
  start,
  end,
  allDay: true,
});

const write = (row: AgendaRow) => {
  if (row.kind === "event") return `${row.event.title}: ${row.state}`;
  if (row.kind === "day") return row.day;
  return row.isOver ? "— over" : "—";
};
const plan = (events: readonly CalendarEvent[], room = 5) => planAgenda(events, now, room).map(write);

const standUp = event("Stand-up", "09:00", "09:15");
const call = event("Call", "09:30", "10:00");
const review = event("Review", "10:30", "11:30");
const lunch = event("Lunch", "12:00", "13:00");
const figures = event("Figures", "15:00", "16:00");
const fair = wholeDay("Fair", "2026-03-09", "2026-03-11");
const holiday = wholeDay("Holiday", "2026-03-11", "2026-03-12");
const tomorrow = event("Interview", "2026-03-11T09:00:00", "2026-03-11T10:00:00");
const later = event("Dinner", "2026-03-14T18:00:00", "2026-03-14T21:00:00");

test.each<[string, readonly CalendarEvent[], readonly string[]]>([
  ["nothing is planned", [], []],
  [
    "the day has all kinds of events, in any order",
    [figures, lunch, review, standUp, fair, tomorrow],
    ["Fair: later", "Stand-up: past", "Review: now", "—", "Lunch: next", "Figures: later"],
  ],
  ["the day has not begun", [lunch, figures], ["—", "Lunch: next", "Figures: later"]],
  ["something takes place, and nothing follows", [review], ["Review: now", "—"]],
  [
    "something takes place, and another day follows",
    [review, tomorrow],
    ["Review: now", "—", "2026-03-11", "Interview: later"],
  ],
  [
    "today is over, and there is room for no more than the heading of another day",
    [standUp, tomorrow, holiday, later],
    ["Stand-up: past", "— over", "2026-03-11", "Holiday: later", "Interview: later"],
  ],
  ["two days follow", [tomorrow, later], ["— over", "2026-03-11", "Interview: later", "2026-03-14", "Dinner: later"]],
  [
    "today is over, and the next day has a whole day",
    [tomorrow, holiday],
    ["— over", "2026-03-11", "Holiday: later", "Interview: later"],
  ],
  ["today is over, and nothing follows", [standUp], ["Stand-up: past", "— over"]],
  ["nothing is planned before Saturday", [later], ["— over", "2026-03-14", "Dinner: later"]],
  ["a whole day is all of today", [fair, tomorrow], ["Fair: later", "—", "2026-03-11", "Interview: later"]],
  ["an event begins now", [event("Talk", "11:00", "12:00")], ["Talk: now", "—"]],
  ["an event has just ended", [event("Talk", "10:00", "11:00")], ["Talk: past", "— over"]],
  ["an event began yesterday", [event("Night", "2026-03-09T22:00:00", "12:00")], ["Night: now", "—"]],
])("%s", (_, events, expected) => {
  expect(plan(events)).toEqual(expected);
});

test("what is over gives way to what is left, then what is latest to what is earlier", () => {
  const all = [standUp, call, review, lunch, figures];
  expect(plan(all, 4)).toEqual(["Call: past", "Review: now", "—", "Lunch: next", "Figures: later"]);
  expect(plan(all, 2)).toEqual(["Review: now", "—", "Lunch: next"]);
});

test("once nothing is left, the last two of today stay beside the next day", () => {
  const all = [event("Early", "08:00", "08:30"), standUp, call, tomorrow, holiday];
  expect(plan(all)).toEqual([
    "Stand-up: past",
    "Call: past",
    "— over",
    "2026-03-11",
    "Holiday: later",
    "Interview: later",
  ]);
});
