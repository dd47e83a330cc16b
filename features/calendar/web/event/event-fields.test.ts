import { expect, test } from "vitest";

import type { CalendarEvent } from "#features/calendar/contract.ts";
import { createTranslate } from "#web/lib/i18n/i18n.ts";
import { findEventChanges, toConflictRows, toPatch, toSeen } from "#features/calendar/web/event/event-fields.ts";
import { findConflicts } from "#web/lib/changes/resolve-conflict.ts";

const event: CalendarEvent = {
  id: "x",
  title: "Stand-up",
  description: "no description",
  icon: "info",
  className: "blue",
  start: "2026-03-10T12:00:30.000Z",
  end: "2026-03-10T13:00:00.000Z",
  allDay: false,
  version: 3,
};
const { fields } = toSeen(event);
/** The times as the form shows them, without seconds. */
const shown = { start: "2026-03-10T12:00:00.000Z", end: "2026-03-10T13:00:00.000Z", allDay: false };

test("an unchanged form changes nothing, although the event's start has seconds", () => {
  expect(findEventChanges(event, { ...fields, times: shown })).toEqual({});
});

test("only changed fields are sent", () => {
  expect(toPatch(findEventChanges(event, { ...fields, title: "Retrospective", times: shown }))).toEqual({
    title: "Retrospective",
  });
  const later = { ...shown, end: "2026-03-10T14:00:00.000Z" };
  expect(toPatch(findEventChanges(event, { ...fields, times: later }))).toEqual(later);
});

test("changes to the start and to the end conflict, and changes to the times and to the title do not", () => {
  const mine = { times: { ...fields.times, end: "2026-03-10T14:00:00.000Z" } };
  const theirs = { ...fields, times: { ...fields.times, start: "2026-03-10T11:00:00.000Z" } };
  expect(findConflicts(fields, mine, theirs)).toEqual(["times"]);
  expect(findConflicts(fields, mine, { ...fields, title: "Retrospective" })).toEqual([]);
});

test("a conflict shows the labels of its fields, and the names of icons and colours", () => {
  const rows = toConflictRows(
    {
      names: ["title", "icon", "className"],
      mine: { title: "mine", icon: "coffee", className: "red" },
      theirs: { ...fields, title: "theirs" },
      onChoose: () => {},
    },
    createTranslate("en"),
  );
  expect(rows).toEqual([
    { label: "Title", mine: "mine", theirs: "theirs" },
    { label: "Icon", mine: "Break", theirs: "Information" },
    { label: "Color", mine: "Red", theirs: "Blue" },
  ]);
});
