import { dateFormatter } from "#web/lib/format/format.ts";
import { fillIn, translateData } from "#web/lib/i18n/i18n.ts";

/** A day in numbers, in the order of the language, as it is typed: 11/20/2026. `readDate` parses it. */
export const formatTypedDay = (date: string) =>
  dateFormatter({ year: "numeric", month: "2-digit", day: "2-digit", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** What to enter in a field of a day, or of a time, translated, with an example in the current language. */
export const adviseOnDates = () =>
  fillIn(translateData("Enter a date like {{example}}"), { example: formatTypedDay("2026-12-31") });
export const adviseOnTimes = () =>
  fillIn(translateData("Enter a time like {{example}}"), {
    example: dateFormatter({ timeStyle: "short", timeZone: "UTC" }).format(new Date("2026-12-31T14:30:00Z")),
  });
