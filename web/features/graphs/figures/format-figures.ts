import { dateFormatter, formatNumber } from "#web/lib/format.ts";
import { formatEuros, formatEurosShort } from "#web/lib/format-money.ts";

/** The first of a month, `2026-11`. */
const monthOf = (period: string) => new Date(`${period}-01T00:00:00Z`);

/** A month in a row of months: Nov 2026. */
export const formatMonth = (period: string) =>
  dateFormatter({ month: "short", year: "numeric", timeZone: "UTC" }).format(monthOf(period));

/** A moment by its month, or by its day, in milliseconds. */
export const formatMonthTime = (time: number) =>
  dateFormatter({ month: "long", year: "numeric", timeZone: "UTC" }).format(time);
export const formatDayTime = (time: number) =>
  dateFormatter({ day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).format(time);
export const formatMinuteTime = (time: number) =>
  dateFormatter({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", timeZone: "UTC" }).format(time);

/** A mark below an axis of time: the year where one begins, then the month, the day, the hour. */
export function formatTick(time: number) {
  const date = new Date(time);
  const [month, day, hour, minute] = [date.getUTCMonth(), date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes()];
  if (hour > 0 || minute > 0) return dateFormatter({ timeStyle: "short", timeZone: "UTC" }).format(date);
  if (day > 1) return dateFormatter({ day: "numeric", month: "short", timeZone: "UTC" }).format(date);
  if (month > 0) return dateFormatter({ month: "short", timeZone: "UTC" }).format(date);
  return dateFormatter({ year: "numeric", timeZone: "UTC" }).format(date);
}

/** An hour of the day: 14:00. */
export const formatHour = (hour: number) =>
  dateFormatter({ timeStyle: "short", timeZone: "UTC" }).format(Date.UTC(2026, 0, 1, hour));

/** Money in the smallest unit of euros: whole euros are enough for a chart. */
export const formatCents = (cents: number) => formatEuros(cents / 100, { maximumFractionDigits: 0 });

/** The same for an axis: €42K. */
export const formatCentsShort = (cents: number) => formatEurosShort(cents / 100);

export const formatCelsius = (degrees: number) =>
  formatNumber(degrees, { style: "unit", unit: "celsius", maximumFractionDigits: 1 });

export const formatMilliseconds = (value: number) =>
  formatNumber(value, { style: "unit", unit: "millisecond", maximumFractionDigits: 0 });

/** A share of a hundred. */
export const formatPercent = (percent: number) =>
  formatNumber(percent / 100, { style: "percent", maximumFractionDigits: 1 });
