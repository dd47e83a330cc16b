import { formatDateShort, locale } from "#web/lib/format.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const formatters = new Map<string, Intl.RelativeTimeFormat>();

/**
 * The time since a moment, for feeds: `now`, `5m ago`, `3h ago`, `yesterday`, and the date after a week. A moment in the
 * future, which a wrong clock causes, is `now` for up to an hour.
 */
export function formatAgo(iso: string, now = new Date()) {
  const passed = now.getTime() - new Date(iso).getTime();
  if (passed >= 7 * day || passed < -hour) return formatDateShort(iso, now);
  const known = formatters.get(locale());
  const formatter = known ?? new Intl.RelativeTimeFormat(locale(), { numeric: "auto", style: "narrow" });
  if (!known) formatters.set(locale(), formatter);
  if (passed < minute) return formatter.format(0, "second");
  if (passed < hour) return formatter.format(-Math.floor(passed / minute), "minute");
  if (passed < day) return formatter.format(-Math.floor(passed / hour), "hour");
  return formatter.format(-Math.floor(passed / day), "day");
}
