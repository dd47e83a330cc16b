import { readdirSync } from "node:fs";

import { expect, test } from "vitest";

import { knownLanguages } from "#contract/languages.ts";

import { collectWords, findFaults, findMissing, findWords, keysIn, readDictionary, updateDictionary } from "./words.ts";

const { texts, plurals } = collectWords();

test.each([
  ["a call of t", `t("Save")`, ["Save"]],
  ["a conditional", `t(isOpen ? "Close" : "Open", { count })`, ["Close", "Open"]],
  ["an argument on its own line", `t(\n  "It’s \\"here\\"",\n)`, ['It’s "here"']],
  ["a JSX element", `<p title={t("Help")}>{translateData("Inbox")}</p>`, ["Help", "Inbox"]],
  ["a call of english", `const state = [english("Critical")] as const`, ["Critical"]],
  ["an AppError", `throw new AppError("conflict", "The id is taken")`, ["The id is taken"]],
  ["a schema's error message", `z.string({ error: "A text, please" })`, ["A text, please"]],
  ["a column title", `columns([{ id: "city", title: "City", kind: "choice" }])`, ["City"]],
  [
    "none in other strings and comments",
    `post("Save"); new Error("Broken"); // t("Comment")\nconst name = "t(\\"x\\")"`,
    [],
  ],
])("texts are found: %s", (_, source, expected) => {
  expect(findWords("web/any.tsx", source).texts).toEqual(expected);
});

test("a source that cannot be parsed throws an error with its path", () => {
  expect(() => findWords("web/any.ts", "const = t(")).toThrow("web/any.ts");
});

test("texts are found in the screens, the contract and the server", () => {
  expect(texts).toEqual(
    expect.arrayContaining(["Try again", "Inbox", "Choose at least one recipient", "Sign in to continue"]),
  );
});

test("every language has a dictionary, and every dictionary has a language", () => {
  const files = readdirSync("server/languages/dictionaries").toSorted();
  expect(files).toEqual(knownLanguages.map(({ key }) => `${key}.json`).toSorted());
});

test.each(knownLanguages)(
  "the dictionary of $key has all plural forms, no unused texts and no differing placeholders",
  ({ key }) => {
    expect(findFaults(readDictionary(key), keysIn(key, texts, plurals))).toEqual([]);
  },
);

const messages = { one: "{{count}} message", other: "{{count}} messages" };

test("plurals are found, apart from other texts", () => {
  const source = `t({ one: "{{count}} message", other: "{{count}} messages" }, { count });
    t({ ordinal: true, one: "{{count}}st", two: "{{count}}nd", few: "{{count}}rd", other: "{{count}}th" }, { count })`;
  const found = findWords("web/any.ts", source);
  expect(found.texts).toEqual([]);
  expect(found.plurals).toEqual([
    { type: "cardinal", forms: messages },
    { type: "ordinal", forms: { one: "{{count}}st", two: "{{count}}nd", few: "{{count}}rd", other: "{{count}}th" } },
  ]);
});

test.each([
  ["en", ["one", "other"]],
  ["fr", ["many", "one", "other"]],
  ["ja", ["other"]],
  ["ar", ["few", "many", "one", "other", "two", "zero"]],
])("a plural has an entry for each form of %s", (language, forms) => {
  const keys = [...keysIn(language, [], [{ type: "cardinal", forms: messages }]).keys()];
  expect(keys).toEqual(forms.map((form) => `{{count}} messages_${form}`));
});

test("a missing plural form is a fault; a form of one number may leave out the number, no other may", () => {
  const keys = keysIn("de", [], [{ type: "cardinal", forms: messages }]);
  const one = "{{count}} messages_one";
  const other = "{{count}} messages_other";
  expect(findFaults({ [one]: "", [other]: "" }, keys)).toEqual([]);
  expect(findFaults({ [one]: "", [other]: "{{count}} Nachrichten" }, keys)).toEqual([`missing plural form: ${one}`]);
  expect(findFaults({ [one]: "eine Nachricht", [other]: "{{count}} Nachrichten" }, keys)).toEqual([]);
  expect(findFaults({ [one]: "eine Nachricht", [other]: "Nachrichten" }, keys)).toEqual([
    `other placeholders: ${other} → Nachrichten`,
  ]);
});

test("an update adds new texts, removes unused ones and sorts them", () => {
  const before = { Zebra: "Zebra", Old: "Alt" };
  expect(Object.entries(updateDictionary(before, keysIn("de", ["New", "Zebra"], []), "de"))).toEqual([
    ["New", ""],
    ["Zebra", "Zebra"],
  ]);
  expect(updateDictionary({}, keysIn("en", ["New"], []), "en")).toEqual({ New: "New" });
});

test("untranslated texts are missing, not faults; unused texts and differing placeholders are faults", () => {
  const dictionary = { New: "", Gone: "Weg", "Page {{page}}": "Seite {{seite}}" };
  const used = keysIn("de", ["New", "Newer", "Page {{page}}"], []);
  expect(findMissing(dictionary, used)).toEqual(["New", "Newer"]);
  expect(findFaults(dictionary, used)).toEqual(["unused: Gone", "other placeholders: Page {{page}} → Seite {{seite}}"]);
});
