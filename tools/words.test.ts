import { readdirSync } from "node:fs";

import { expect, test } from "vitest";

import { languages } from "#contract/languages.ts";

import { collectTexts, findFaults, findMissing, findTexts, readDictionary, updateDictionary } from "./words.ts";

const texts = collectTexts();

test.each([
  ["t", `t("Save")`, ["Save"]],
  ["a choice", `t(isOpen ? "Close" : "Open", { count })`, ["Close", "Open"]],
  ["a line of its own", `t(\n  "It’s \\"here\\"",\n)`, ['It’s "here"']],
  ["an element", `<p title={t("Help")}>{translateData("Inbox")}</p>`, ["Help", "Inbox"]],
  ["a mark", `const state = [english("Critical")] as const`, ["Critical"]],
  ["a refusal", `throw new AppError("conflict", "The id is taken")`, ["The id is taken"]],
  ["a schema's error", `z.string({ error: "A text, please" })`, ["A text, please"]],
  ["a column", `columns([{ id: "city", title: "City", kind: "choice" }])`, ["City"]],
  ["what nobody translates", `post("Save"); new Error("Broken"); // t("Comment")\nconst name = "t(\\"x\\")"`, []],
])("texts are found: %s", (_, source, expected) => {
  expect(findTexts("web/any.tsx", source)).toEqual(expected);
});

test("a source that cannot be parsed fails", () => {
  expect(() => findTexts("web/any.ts", "const = t(")).toThrow("web/any.ts");
});

test("texts are found in the screens, the contract and the server", () => {
  expect(texts).toEqual(
    expect.arrayContaining(["Try again", "Inbox", "Choose at least one recipient", "Sign in to continue"]),
  );
});

test("every language has a dictionary, and every dictionary a language", () => {
  const files = readdirSync("server/languages/dictionaries").toSorted();
  expect(files).toEqual(languages.map(({ key }) => `${key}.json`).toSorted());
});

test.each(languages)("the dictionary of $key has no unused text, and the placeholders of each", ({ key }) => {
  expect(findFaults(readDictionary(key), texts)).toEqual([]);
});

test("an update adds what is new, removes what is unused, and sorts", () => {
  const before = { Zebra: "Zebra", Old: "Alt" };
  expect(Object.entries(updateDictionary(before, ["New", "Zebra"], "de"))).toEqual([
    ["New", ""],
    ["Zebra", "Zebra"],
  ]);
  expect(updateDictionary({}, ["New"], "en")).toEqual({ New: "New" });
});

test("what is not translated yet is missing, which is no fault; unused texts and other placeholders are", () => {
  const dictionary = { New: "", Gone: "Weg", "Page {{page}}": "Seite {{seite}}" };
  const used = ["New", "Newer", "Page {{page}}"];
  expect(findMissing(dictionary, used)).toEqual(["New", "Newer"]);
  expect(findFaults(dictionary, used)).toEqual(["unused: Gone", "other placeholders: Page {{page}} → Seite {{seite}}"]);
});
