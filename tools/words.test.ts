import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { collectWords } from "./words.ts";

const words = collectWords();
const dictionaries = globSync("server/languages/dictionaries/*.json");

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

test("words are found in the sources, in the contract, and in what the server says", () => {
  expect(words).toEqual(
    expect.arrayContaining(["Try again", "Inbox", "Choose at least one recipient", "Sign in to go on"]),
  );
});

test("there are eight languages", () => {
  expect(dictionaries).toHaveLength(8);
});

test.each(dictionaries)("%s has every word, and none that nobody says", (file) => {
  const dictionary = read(file);
  expect({
    lacking: words.filter((word) => !dictionary[word]?.trim()),
    unused: Object.keys(dictionary).filter((word) => !words.includes(word)),
  }).toEqual({ lacking: [], unused: [] });
});

test.each(dictionaries)("%s keeps what is filled in", (file) => {
  for (const [word, translation] of Object.entries(read(file))) {
    expect([word, placeholders(translation)]).toEqual([word, placeholders(word)]);
  }
});
