import { expect, test } from "vitest";

import { listFlags } from "#demos/icons/web/sets/list-flags.ts";
import { searchIcons } from "#demos/icons/web/search-icons.ts";

const index = {
  flags: [
    { code: "de", continent: "Europe", capital: "Berlin" },
    { code: "at", continent: "Europe", capital: "Vienna" },
    { code: "eg", continent: "Africa", capital: "Cairo" },
    { code: "eu" },
    { code: "gb-sct", continent: "Europe", capital: "Edinburgh" },
    { code: "sh-ac", continent: "Africa" },
  ],
};
const translate = (text: string) => (text === "Scotland" ? "Schottland" : text);
const flags = listFlags(index, { locale: "de", translate });
const find = (typed: string) => searchIcons(flags, typed).map(({ name }) => name);

test("the flags are in the order of their names in the language", () => {
  expect(flags.map(({ icon }) => icon.title)).toEqual([
    "Ägypten",
    "Ascension",
    "Deutschland",
    "Europäische Union",
    "Österreich",
    "Schottland",
  ]);
});

test.each([
  ["Österr", ["at"]],
  ["agypten", ["eg"]],
  ["Germany", ["de"]],
  ["DE", ["de"]],
  ["gb-sct", ["gb-sct"]],
  ["scotland", ["gb-sct"]],
  ["berlin", ["de"]],
])("%s finds %j", (typed, codes) => {
  expect(find(typed).slice(0, 1)).toEqual(codes);
});
