/** The format of a day in tables. A day has no time zone. */
export const dayFormat = {
  day: "2-digit",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
} as const satisfies Intl.DateTimeFormatOptions;
