import { nameFlag } from "#demos/icons/web/sets/flag-names.ts";
import type { FlagIndex } from "#demos/icons/web/icon-files.ts";
import { type FindableIcon, makeFindable } from "#demos/icons/web/search-icons.ts";

type Language = {
  /** For the names of countries: `de`, `ar`. */
  readonly locale: string;
  /** Translates an English text. */
  readonly translate: (text: string) => string;
};

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: "region" });
const inEnglish = (text: string) => text;

/** The name of a flag in English. */
export const englishName = (code: string) => nameFlag(code, namesIn("en"), inEnglish);

/**
 * The flags in the order of their names in a language. They are found by their names in this language and in English, by
 * code and by capital.
 */
export function listFlags({ flags }: FlagIndex, { locale, translate }: Language): readonly FindableIcon[] {
  const [names, english] = [namesIn(locale), namesIn("en")];
  const { compare } = new Intl.Collator(locale);
  return flags
    .map((flag) => ({ ...flag, title: nameFlag(flag.code, names, translate) }))
    .toSorted((one, other) => compare(one.title, other.title))
    .map(({ code, title, continent = "", capital = "" }, index) =>
      makeFindable(
        { id: code, name: code, title, group: continent, index },
        { names: [title, nameFlag(code, english, inEnglish), code], words: [], terms: [capital] },
      ),
    );
}
