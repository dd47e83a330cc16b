import { dateFormatter, formatNumber, timeFormat } from "#web/lib/format/format.ts";
import { formatMoney, formatMoneyShort } from "#web/lib/format/format-money.ts";

/** The first day of a month, `2026-11`. */
const monthOf = (period: string) => new Date(`${period}-01T00:00:00Z`);

/** A month in a series: Nov 2026. */
export const formatMonth = (period: string) =>
  dateFormatter({ month: "short", year: "numeric", timeZone: "UTC" }).format(monthOf(period));

/**
 * The months of a series for an axis: the first one and each January in two lines, with their years. Also the first one of
 * each further year, because the Januaries may be among the labels that are left out.
 */
export const shortenMonths = (periods: readonly string[]) =>
  periods.map((period, index) => {
    const month = dateFormatter({ month: "short", timeZone: "UTC" }).format(monthOf(period));
    const year = dateFormatter({ year: "numeric", timeZone: "UTC" }).format(monthOf(period));
    return index % 12 === 0 || period.endsWith("-01") ? `${month}\n${year}` : month;
  });

/** The quarters of a series, such as `2026 Q1`, for an axis: the first one and that of each year in two lines, with their years. */
export const shortenQuarters = (quarters: readonly string[]) =>
  quarters.map((label, index) => {
    const [year, quarter = ""] = label.split(" ");
    return index === 0 || quarter === "Q1" ? `${quarter}\n${year}` : quarter;
  });

/** The days of a series for an axis: the first one and the first of each month in two lines, with their months. */
export const shortenDays = (dates: readonly string[]) =>
  dates.map((date, index) => {
    const day = new Date(`${date}T00:00:00Z`);
    const number = dateFormatter({ day: "numeric", timeZone: "UTC" }).format(day);
    const month = dateFormatter({ month: "short", timeZone: "UTC" }).format(day);
    return index === 0 || date.endsWith("-01") ? `${number}\n${month}` : number;
  });

/** A time in milliseconds as its month, or as its day. */
export const formatMonthTime = (time: number) =>
  dateFormatter({ month: "long", year: "numeric", timeZone: "UTC" }).format(time);
export const formatDayTime = (time: number) =>
  dateFormatter({ day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).format(time);
export const formatMinuteTime = (time: number) =>
  dateFormatter({ day: "numeric", month: "short", ...timeFormat, timeZone: "UTC" }).format(time);

/** A tick of a time axis: the year at its beginning, otherwise the month, the day, or the hour. */
export function formatTick(time: number) {
  const date = new Date(time);
  const [month, day, hour, minute] = [date.getUTCMonth(), date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes()];
  if (hour > 0 || minute > 0) return dateFormatter({ ...timeFormat, timeZone: "UTC" }).format(date);
  if (day > 1) return dateFormatter({ day: "numeric", month: "short", timeZone: "UTC" }).format(date);
  if (month > 0) return dateFormatter({ month: "short", timeZone: "UTC" }).format(date);
  return dateFormatter({ year: "numeric", timeZone: "UTC" }).format(date);
}

/** An hour of the day: 14:00. */
export const formatHour = (hour: number) =>
  dateFormatter({ ...timeFormat, timeZone: "UTC" }).format(Date.UTC(2026, 0, 1, hour));

/** Formats cents as whole euros, which is precise enough for a chart. */
export const formatCents = (cents: number) => formatMoney(cents / 100, { maximumFractionDigits: 0 });

/** The same for an axis: €42K. */
export const formatCentsShort = (cents: number) => formatMoneyShort(cents / 100);

/** From left to right in Arabic, too, which otherwise separates the degree sign and the minus from their number. */
export function formatCelsius(degrees: number) {
  const text = formatNumber(degrees, { style: "unit", unit: "celsius", maximumFractionDigits: 1 });
  return /\p{Script=Arabic}/u.test(text) ? `\u2066${text}\u2069` : text;
}

export const formatMilliseconds = (value: number) =>
  formatNumber(value, { style: "unit", unit: "millisecond", maximumFractionDigits: 0 });

/** Formats a percentage. */
export const formatPercent = (percent: number) =>
  formatNumber(percent / 100, { style: "percent", maximumFractionDigits: 1 });
