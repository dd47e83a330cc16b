import type { CalendarEvent } from "./contract.ts";

type Times = Pick<CalendarEvent, "start" | "end" | "allDay">;

const isDate = (text: string) => !text.includes("T");

/** Returns what is wrong with the times of an event, and in which field; undefined if they are valid. */
export function findTimeFault({ start, end, allDay }: Times) {
  for (const [field, value] of [
    ["start", start],
    ["end", end],
  ] as const) {
    if (isDate(value) !== allDay) {
      return { field, error: "All-day events need dates, other events need times" };
    }
  }
  // A day ends where the next one begins, so all-day events take at least one day.
  const isBackwards = allDay ? end <= start : Date.parse(end) < Date.parse(start);
  return isBackwards ? { field: "end" as const, error: "The event cannot end before it starts" } : undefined;
}
