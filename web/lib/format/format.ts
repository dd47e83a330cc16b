import { displayLocale } from "#contract/values/display-locale.ts";
import { i18n } from "#web/lib/i18n/i18n.ts";

/** The locale for numbers and dates. */
export const locale = () => displayLocale(i18n.language);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached by their options, because creating one takes longer than using it. */
export function dateFormatter(options: Intl.DateTimeFormatOptions) {
  const key = `${locale()} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const created = new Intl.DateTimeFormat(locale(), options);
  formatters.set(key, created);
  return created;
}

const numberFormatters = new Map<string, Intl.NumberFormat>();

function numberFormatter(options?: Intl.NumberFormatOptions) {
  const key = `${locale()} ${JSON.stringify(options)}`;
  const known = numberFormatters.get(key) ?? new Intl.NumberFormat(locale(), options);
  numberFormatters.set(key, known);
  return known;
}

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
  numberFormatter(options).format(value);

/**
 * Formats a large number compactly: 42.5K. Languages that do not shorten it, as German does not shorten thousands, have it
 * without decimals: 42.500.
 */
export function formatCompact(value: number, options?: Intl.NumberFormatOptions) {
  const short = numberFormatter({ ...options, notation: "compact", maximumFractionDigits: 1 });
  return short.formatToParts(value).some(({ type }) => type === "compact")
    ? short.format(value)
    : formatNumber(value, { ...options, maximumFractionDigits: 0 });
}

/**
 * The one format of a time of day, so that a screen has no second one: with 24 hours or AM and PM, as the language has it.
 * Only the grid of the calendar leaves out the minutes of full hours and the space, 9AM, for the titles.
 */
export const timeFormat = { hour: "numeric", minute: "2-digit" } as const satisfies Intl.DateTimeFormatOptions;

/** Date and time in full, for a message's header. The month has its name in all languages, as in `formatDateShort`. */
export const formatDateTime = (iso: string) =>
  dateFormatter({ year: "numeric", month: "short", day: "numeric", ...timeFormat }).format(new Date(iso));

/** The time without the date. */
export const formatTime = (iso: string) => dateFormatter(timeFormat).format(new Date(iso));

/** The time if it is today, the day if it is this year, otherwise the date: for narrow columns. */
export function formatDateShort(iso: string, now = new Date()) {
  const date = new Date(iso);
  if (date.toDateString() === now.toDateString()) return formatTime(iso);
  if (date.getFullYear() === now.getFullYear()) return dateFormatter({ day: "numeric", month: "short" }).format(date);
  return dateFormatter({ dateStyle: "short" }).format(date);
}

/** Month, day, year, hour, minute, second: the 'Last update' stamp (specification §9). */
export const formatStamp = (date: Date) =>
  dateFormatter({
    month: "2-digit",
    day: "2-digit",
    year: "numeric",
    ...timeFormat,
    // All numbers of a stamp are as wide as its largest.
    hour: "2-digit",
    second: "2-digit",
  }).format(date);

/** Formats a duration: 1 second, 12 seconds. */
export const formatSeconds = (seconds: number) =>
  formatNumber(seconds, { style: "unit", unit: "second", unitDisplay: "long" });

/** Formats a size in bytes: 3 bytes, 1.4 MB. */
export function formatFileSize(bytes: number) {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)), units.length - 1);
  const unit = units[power] ?? "byte";
  // The short form of bytes has no plural.
  const unitDisplay = power === 0 ? "long" : "short";
  return formatNumber(bytes / 1000 ** power, { style: "unit", unit, unitDisplay, maximumFractionDigits: 1 });
}

/**
 * A size in pixels: 1,600 × 2,400. In an isolate from left to right, because text from right to left would swap width and
 * height.
 */
export const formatPixels = (width: number, height: number) =>
  `\u2066${formatNumber(width)} × ${formatNumber(height)}\u2069`;

/** The full date: Friday, 20 November 2026. */
export const formatDateLong = (date: Date) => dateFormatter({ dateStyle: "full" }).format(date);

/** A list in a sentence: "Mei, Omar, and Lena". Isolate names that users wrote with `isolateText`. */
export const formatList = (names: readonly string[], language: string) =>
  new Intl.ListFormat(displayLocale(language), { type: "conjunction" }).format(names);
