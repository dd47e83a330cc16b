import { dateFormatter, formatDateShort, locale } from "#web/lib/format/format.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const formatters = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormatter(style: "narrow" | "long") {
  const key = `${locale()} ${style}`;
  const known = formatters.get(key);
  const formatter = known ?? new Intl.RelativeTimeFormat(locale(), { numeric: "auto", style });
  if (!known) formatters.set(key, formatter);
  return formatter;
}

/**
 * The time since a moment, for feeds: `now`, `5m ago`, `3h ago`, `yesterday`, and the date after a week. A moment in the
 * future, which a wrong clock causes, is `now` for up to an hour.
 */
export function formatAgo(iso: string, now = new Date()) {
  const passed = now.getTime() - new Date(iso).getTime();
  if (passed >= 7 * day || passed < -hour) return formatDateShort(iso, now);
  const formatter = relativeFormatter("narrow");
  if (passed < minute) return formatter.format(0, "second");
  if (passed < hour) return formatter.format(-Math.floor(passed / minute), "minute");
  if (passed < day) return formatter.format(-Math.floor(passed / hour), "hour");
  return formatter.format(-Math.floor(passed / day), "day");
}

/** The time until a moment of the same day: `in 25 minutes`, `in 3 hours`. A part of a minute counts as one. */
export function formatUntil(iso: string, now = new Date()) {
  const left = Date.parse(iso) - now.getTime();
  const formatter = relativeFormatter("long");
  return left <= 59 * minute
    ? formatter.format(Math.ceil(left / minute), "minute")
    : formatter.format(Math.round(left / hour), "hour");
}

/** The day of a moment, as a heading: `Today`, `Yesterday`, `Tomorrow`, otherwise the date, with its year if that is not the current one. */
export function formatDayAgo(iso: string, now = new Date()) {
  const date = new Date(iso);
  const midnight = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
  // Rounded, because a day in which the clocks change is longer or shorter.
  const days = Math.round((midnight(now) - midnight(date)) / day);
  if (Math.abs(days) <= 1) {
    const name = relativeFormatter("long").format(-days, "day");
    return name.charAt(0).toLocaleUpperCase(locale()) + name.slice(1);
  }
  const year = date.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return dateFormatter({ weekday: "long", day: "numeric", month: "long", year }).format(date);
}
