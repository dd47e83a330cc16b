/** The format of a day in tables. A day has no time zone. */
export const dayFormat = {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
} as const satisfies Intl.DateTimeFormatOptions;
