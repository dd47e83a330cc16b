const twoDigits = (number: number) => String(number).padStart(2, "0");

/** The calendar day of a moment in the browser's time zone: `2026-11-22`. */
export const dayOf = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** The current day in the browser's time zone. Around midnight, the day in UTC differs. */
export const findToday = () => dayOf(new Date());
