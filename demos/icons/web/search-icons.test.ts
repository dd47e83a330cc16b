import { expect, test } from "vitest";

import type { IconTerms, WordTable } from "#demos/icons/web/icon-files.ts";
import { makeFindable, searchIcons, textsOfIcon } from "#demos/icons/web/search-icons.ts";

const terms: IconTerms = {
  aliases: { house: ["home"] },
  terms: { house: ["building", "abode"], hospital: ["building", "medical"], "house-user": ["residence"] },
};
const german: WordTable = {
  house: ["Haus", "Zuhause"],
  building: ["Gebäude"],
  hospital: ["Krankenhaus"],
  user: ["Benutzer"],
  cat: ["Katze", "Haustier"],
  arrow: ["Pfeil"],
  up: ["oben"],
};
const names = ["arrow-up", "building", "cat", "greenhouse", "hospital", "house", "house-user", "user"];
const find = (typed: string, table?: WordTable, loaded: IconTerms | undefined = terms) => {
  const icons = names.map((name, index) =>
    makeFindable({ id: name, name, title: name, group: "solid", index }, textsOfIcon(name, loaded, table)),
  );
  return searchIcons(icons, typed).map(({ name }) => name);
};

test.each([
  ["nothing typed: all in their order", "  ", names],
  ["the whole name, the start of a name, inside a name", "house", ["house", "house-user", "greenhouse"]],
  ["another name of the icon", "home", ["house"]],
  ["the name before terms", "building", ["building", "hospital", "house"]],
  ["the start of a name before the start of its other words", "user", ["user", "house-user"]],
  ["the start of a term", "med", ["hospital"]],
  ["a name as people type it", "Arrow  UP", ["arrow-up"]],
  ["a name as it is copied", "house-user", ["house-user"]],
  ["words in another order", "user house", ["house-user"]],
  ["a word of the name and a term", "house abode", ["house"]],
  ["no icon matches every word", "house rocket", []],
])("%s", (_case, typed, expected) => {
  expect(find(typed)).toEqual(expected);
});

test.each([
  [
    "the translated name, a translated word of the name, the start of a translation, inside one",
    "Haus",
    ["house", "house-user", "cat", "hospital"],
  ],
  ["without case and accents", "GEBAUDE", ["building", "hospital", "house"]],
  ["several translated words", "pfeil oben", ["arrow-up"]],
  ["English as well", "arrow", ["arrow-up"]],
])("in German: %s", (_case, typed, expected) => {
  expect(find(typed, german)).toEqual(expected);
});

test("names are found before the terms are loaded", () => {
  expect(find("house", undefined, { aliases: {}, terms: {} })).toEqual(["house", "house-user", "greenhouse"]);
});
