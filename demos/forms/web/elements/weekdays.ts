import { dateFormatter } from "#web/lib/format.ts";

/** The working days, named in the current language. 2 November 2026 is a Monday. */
export const weekdays = () =>
  ["mo", "tu", "we", "th", "fr"].map((value, index) => ({
    value,
    label: dateFormatter({ weekday: "short", timeZone: "UTC" }).format(Date.UTC(2026, 10, 2 + index)),
  }));
