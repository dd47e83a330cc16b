import { countries, toCountryKey } from "#contract/values/countries.ts";
import { locale } from "#web/lib/format/format.ts";

type Country = {
  /** Three digits, as text. */
  readonly key: string;
  /** Two letters. */
  readonly code: string;
  readonly name: string;
};

const known = new Map<string, readonly Country[]>();

/** All countries with their names in the current language, in its alphabetical order. */
export function listCountries(): readonly Country[] {
  const language = locale();
  const listed = known.get(language) ?? nameCountries(language);
  known.set(language, listed);
  return listed;
}

/** A country's name in the current language, by its key or, in rows of earlier versions, its code. */
export function nameCountry(text: string) {
  const key = toCountryKey(text);
  return listCountries().find((country) => country.key === key)?.name ?? text;
}

function nameCountries(language: string) {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const { compare } = new Intl.Collator(language);
  return countries
    .map((country) => ({ ...country, name: names.of(country.code) ?? country.code }))
    .toSorted((one, other) => compare(one.name, other.name));
}
