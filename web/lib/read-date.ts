import { displayLocale } from "#contract/display-locale.ts";
import { i18n } from "#web/lib/i18n.ts";

/**
 * Parses a day as typed by a person: `2026-11-24`, or numbers in the order of the current language, such as 24.11.2026 in
 * German and 11/24/2026 in English. A year of two digits is one of this century.
 *
 * @returns `YYYY-MM-DD`, or undefined if it is not a day
 */
export function readDate(text: string, language = i18n.language): string | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  if (numbers.length !== 3 || /\p{L}/u.test(text.replaceAll(/[年月日]/g, ""))) return undefined;
  const order = numbers[0]?.length === 4 ? ["year", "month", "day"] : orderOf(language);
  const [year, month, day] = ["year", "month", "day"].map((part) => Number(numbers[order.indexOf(part)])) as [
    number,
    number,
    number,
  ];
  const whole = year < 100 ? 2000 + year : year;
  const iso = [String(whole).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
  // Days that do not exist, such as 31 February, become others.
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

const orderOf = (language: string) =>
  new Intl.DateTimeFormat(displayLocale(language), { year: "numeric", month: "numeric", day: "numeric" })
    .formatToParts(new Date(0))
    .map(({ type }) => type as string)
    .filter((type) => type === "year" || type === "month" || type === "day");
