import { displayLocale } from "#contract/values/display-locale.ts";
import { foldText } from "#contract/text/fold-text.ts";
import { knownLanguages } from "#contract/known-languages.ts";
import { toPlain } from "#contract/values/read-decimal.ts";
import { i18n } from "#web/lib/i18n/i18n.ts";
import { findToday } from "#web/lib/format/local-day.ts";

/** Words between the parts of a date: "31 de diciembre de 2026", "December 31st", "1er janvier". */
const fillers = new Set([
  "a",
  "de",
  "del",
  "den",
  "der",
  "do",
  "el",
  "er",
  "le",
  "nd",
  "o",
  "of",
  "on",
  "rd",
  "st",
  "th",
  "the",
]);

/**
 * Parses a day as typed by a person:
 *
 * - `2026-12-31` and `20261231`, and the other orders that begin with a year of four digits
 * - numbers in the order of the language: `12/31/2026` in English, `31/12/2026` in French. With points, or if they are a
 *   day in one other order only, the day comes first: `31.12.2026`, `31/12/2026` in English.
 * - day and month in words of any language of the interface, with or without a weekday: `Dec 31, 2026`
 * - today, tomorrow and yesterday in these languages
 *
 * A year of two digits is one of this century; without a year, it is that of `today`.
 *
 * @returns `YYYY-MM-DD`, or undefined if it is not a day
 */
export function readDate(text: string, language = i18n.language, today = findToday()): string | undefined {
  const plain = fold(text);
  const shift = wordsOfDays().relative.get(plain);
  if (shift !== undefined) return addDays(today, shift);
  // The signs that name a part in Chinese and Japanese only separate.
  const parted = plain.replaceAll(/(?<=\d)\s*[年月日]/g, "-").replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
  if (/[^\p{L}\d\s.,/()،、-]/u.test(parted)) return undefined;
  const words = (parted.match(/\p{L}+/gu) ?? []).filter((word) => !fillers.has(word));
  const numbers = parted.match(/\d+/g) ?? [];
  const months = words.flatMap((word) => findMonth(word) ?? []);
  const rest = words.filter((word) => findMonth(word) === undefined && !wordsOfDays().weekdays.has(word));
  if (rest.length > 0 || months.length > 1) return undefined;
  const [month] = months;
  const hasPoints = /\d\s*\.\s*\d/.test(parted);
  return month === undefined ? readNumbers(numbers, language, today, hasPoints) : readNamed(numbers, month, today);
}

type Part = "year" | "month" | "day";

/** A date whose month is a number. */
function readNumbers(numbers: readonly string[], language: string, today: string, hasPoints: boolean) {
  const read = (order: readonly Part[]) => {
    const valueOf = (part: Part) => numbers[order.indexOf(part)];
    return toDay(valueOf("year") ?? today.slice(0, 4), Number(valueOf("month")), Number(valueOf("day")));
  };
  const own = orderOf(language);
  if (numbers.length === 2) {
    const order: readonly Part[] =
      hasPoints && own[0] !== "year" ? ["day", "month"] : own.filter((part) => part !== "year");
    return read(order) ?? read(order.toReversed());
  }
  if (numbers.length !== 3) return undefined;
  if (numbers[0]?.length === 4) return read(["year", "month", "day"]);
  const isYearLast = numbers[2]?.length === 4;
  if (own[0] === "year" && !isYearLast) return read(own);
  if (hasPoints) return read(["day", "month", "year"]);
  const orders: (readonly Part[])[] = [
    ["day", "month", "year"],
    ["month", "day", "year"],
  ];
  const found = new Set(orders.flatMap((order) => read(order) ?? []));
  // If it could be two days, the language decides, or nobody.
  if (found.size > 1 || !isYearLast) return own[0] === "year" ? undefined : read(own);
  return [...found][0];
}

/** A date whose month is a word. */
function readNamed(numbers: readonly string[], month: number, today: string) {
  const [first = "", second = today.slice(0, 4), ...more] = numbers;
  if (more.length > 0) return undefined;
  return first.length === 4 && numbers.length === 2
    ? toDay(first, month, Number(second))
    : toDay(second, month, Number(first));
}

/** @returns undefined for days that do not exist, such as 31 February, which JavaScript would make into others */
function toDay(year: string, month: number, day: number) {
  if (year.length !== 2 && year.length !== 4) return undefined;
  const whole = year.length === 2 ? `20${year}` : year;
  const iso = `${whole}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Without differences that do not matter: case, accents, digits, direction marks and apostrophes. */
const fold = (text: string) => foldText(toPlain(text)).replaceAll("’", "'").trim();

const orderOf = (language: string) =>
  new Intl.DateTimeFormat(displayLocale(language), { year: "numeric", month: "numeric", day: "numeric" })
    .formatToParts(new Date(0))
    .map(({ type }) => type as Part)
    .filter((type) => type === "year" || type === "month" || type === "day");

/** The shortest word that stands for a month: "dec", "dez", "dic". */
const minLetters = 3;

/** The number of a month whose name in any language begins with the word; undefined if it could be two months. */
function findMonth(word: string) {
  if (word.length < minLetters) return undefined;
  const { months } = wordsOfDays();
  const exact = months.find(([name]) => name === word);
  const found = new Set(
    exact ? [exact[1]] : months.filter(([name]) => name.startsWith(word)).map(([, month]) => month),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

type Words = {
  readonly months: readonly (readonly [name: string, month: number])[];
  readonly weekdays: ReadonlySet<string>;
  readonly relative: ReadonlyMap<string, number>;
};

let known: Words | undefined;

/** The words of the languages, from the browser's own data. */
function wordsOfDays(): Words {
  known ??= {
    months: knownLanguages.flatMap(({ key: language }) =>
      Array.from({ length: 12 }, (_, month) => month).flatMap((month) =>
        namesOf(language, new Date(Date.UTC(2026, month, 1)), "month").map((name) => [name, month + 1] as const),
      ),
    ),
    weekdays: new Set(
      knownLanguages.flatMap(({ key: language }) =>
        Array.from({ length: 7 }, (_, day) => day).flatMap((day) =>
          namesOf(language, new Date(Date.UTC(2026, 0, day + 1)), "weekday"),
        ),
      ),
    ),
    relative: new Map(
      knownLanguages.flatMap(({ key: language }) => {
        const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
        return [-1, 0, 1].map((days) => [fold(format.format(days, "day")), days] as const);
      }),
    ),
  };
  return known;
}

/** The long and the short name, in the forms that they have alone and in a date; without numbers. */
const namesOf = (language: string, date: Date, type: "month" | "weekday") =>
  (["long", "short"] as const)
    .flatMap((width) => [{ [type]: width }, { [type]: width, day: "numeric" as const }])
    .flatMap((options) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" })
        .formatToParts(date)
        .filter((part) => part.type === type)
        .flatMap(({ value }) => fold(value).match(/\p{L}+/gu) ?? []),
    );
