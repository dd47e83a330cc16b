import { dayFormat } from "#contract/values/day-format.ts";
import { displayLocale } from "#contract/values/display-locale.ts";
import { foldText } from "#contract/text/fold-text.ts";
import { unspaced } from "#contract/text/unspaced.ts";
import { readDecimal } from "#contract/values/read-decimal.ts";
import { knownLanguages } from "#contract/known-languages.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { findDictionary } from "#server/lib/dictionaries.ts";

/** All words of a search have to match; further ones are ignored. */
const maxWords = 20;

/**
 * Splits a search into words, each of which has to match. A number with its currency, or with the narrow spaces that
 * some languages use between thousands, is one word.
 */
export const splitWords = (q: string) =>
  q
    .replaceAll(/[\u200e\u200f\u061c]/g, "")
    .replaceAll(/(?<=\d)[\u00a0\u202f](?=\d)/g, "")
    .replaceAll(/(?<=\d)\s*\p{Sc}|\p{Sc}\s*(?=[-\d])/gu, "")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords);

/** The language if it has a dictionary; the default one otherwise. */
export const knownLanguage = (language: string | undefined) =>
  knownLanguages.find(({ key }) => key === language)?.key ?? defaultLanguage();

/** The choices that a word matches, both as stored and as translated. */
export function findChoices(choices: readonly string[], word: string, language: string): readonly string[] {
  const words = findDictionary(language);
  const matches = matcherOf(word);
  return choices.filter((choice) => matches(foldText(`${choice} ${words?.[choice] ?? ""}`)));
}

/** Returns a number as the database writes it, if the language writes it differently. */
export function findNumber(word: string, language: string): string | undefined {
  const decimal = readDecimal(word, displayLocale(language));
  return decimal === word ? undefined : decimal;
}

/** A day, and the folded text it is found by. */
type ShownDay = { readonly day: string; readonly text: string };

/** In a longer period, a search does not find the earliest years. */
const maxYears = 400;

/** The days from `first` to `last`, each as `2026-11-20` and as tables show it in the language. */
export function showDays(first: string, last: string, language: string): readonly ShownDay[] {
  const frames = dayFrames(language);
  const lastYear = yearOf(last);
  const years = Math.min(lastYear - yearOf(first) + 1, maxYears);
  return Array.from({ length: years }, (_, place) => lastYear - years + 1 + place).flatMap((year) => {
    const start = String(year).padStart(4, "0");
    const shown: ShownDay[] = [];
    for (const { monthAndDay, before, after } of frames) {
      const day = `${start}-${monthAndDay}`;
      if (day < first || day > last || (monthAndDay === "02-29" && !isLeapYear(year))) continue;
      shown.push({ day, text: `${day} ${before}${year}${after}` });
    }
    return shown;
  });
}

const yearOf = (day: string) => Number(day.slice(0, 4));
const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The days that a word matches. */
export function findDays(days: readonly ShownDay[], word: string): readonly string[] {
  const matches = matcherOf(word);
  return days.filter(({ text }) => matches(text)).map(({ day }) => day);
}

/** `09-05`, and the text before and after the year in a language, folded. */
type Frame = { readonly monthAndDay: string; readonly before: string; readonly after: string };
const knownFrames = new Map<string, readonly Frame[]>();

/** For each day of a leap year. Formatting every day of a table that spans many years would be noticeably slow. */
function dayFrames(language: string) {
  const known = knownFrames.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(displayLocale(language), dayFormat);
  const frames = Array.from({ length: 366 }, (_, place): Frame => {
    const date = new Date(Date.UTC(2024, 0, 1 + place));
    const parts = format.formatToParts(date);
    const year = parts.findIndex(({ type }) => type === "year");
    const join = (some: typeof parts) => foldText(some.map(({ value }) => value).join(""));
    return {
      monthAndDay: date.toISOString().slice(5, 10),
      before: join(parts.slice(0, year)),
      after: join(parts.slice(year + 1)),
    };
  });
  knownFrames.set(language, frames);
  return frames;
}

/**
 * Tests whether a folded text contains a word. As in the database's `search_pattern`, one or two letters or digits
 * match only the beginning of a word, unless the script has no spaces.
 */
function matcherOf(word: string) {
  const sought = foldText(word);
  const isStart = /^[\p{L}\p{N}]{1,2}$/u.test(sought) && !unspaced.test(sought);
  return (text: string) => (isStart ? ` ${text}`.includes(` ${sought}`) : text.includes(sought));
}
