import { cities, type DataRow } from "#demos/tables/contract.ts";

const first = "Amara Jonas Mei Sofia Lucas Priya Omar Elena Mateo Robin Hana Ingrid Nikhil Freya Diego Leila".split(
  " ",
);
const last = "Okafor Lindqvist Tanaka Almeida Moreau Raman Haddad Petrova Cruz Nowak Ortega Iyer Khalil".split(" ");
const trades = "Freight Textiles Foods Optics Ceramics Timber Paper Glass Tools Bicycles Coffee".split(" ");

const pick = <T>(choices: readonly T[], place: number) => choices[place % choices.length] as T;
const figures = (place: number, count: number) => String((place * 48_271) % 10 ** count).padStart(count, "0");

/** Generates rows in the browser, always the same, to show how the table handles many of them. */
export const makeManyRows = (count: number): readonly DataRow[] =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    name: `${pick(first, place * 7)} ${pick(last, place * 11 + 3)}`,
    phone: `+49 40 ${figures(place + 1, 7)}`,
    company: `${pick(last, place * 5)} ${pick(trades, place * 3)}`,
    zip: figures(place + 7, 5),
    city: pick(cities, place * 13),
    date: new Date(Date.UTC(2024, 0, 1 + ((place * 37) % 1000))).toISOString().slice(0, 10),
  }));
