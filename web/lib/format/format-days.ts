import { dayFormat } from "#contract/values/day-format.ts";
import { dateFormatter, locale } from "#web/lib/format/format.ts";

/** A date without a time, `2026-11-20`, is the same day in every time zone. */
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** A day in a series: 20 Nov. */
export const formatDay = (date: string) =>
  dateFormatter({ day: "numeric", month: "short", timeZone: "UTC" }).format(dayOf(date));

/** A day with its year, as in tables: 20 Nov 2026. */
export const formatDate = (date: string) => dateFormatter(dayFormat).format(dayOf(date));

/** A range of days: 22 Oct – 20 Nov 2026. */
export const formatPeriod = (first: string, last: string) =>
  dateFormatter({ day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).formatRange(
    dayOf(first),
    dayOf(last),
  );

/** A country's name in the person's language, by its two-letter code. */
export const nameRegion = (code: string) => new Intl.DisplayNames(locale(), { type: "region" }).of(code) ?? code;
