import { expect, test } from "vitest";

import { knownLanguages } from "#contract/known-languages.ts";

import { textsIn } from "#contract/text/words.ts";

import {
  collectWords,
  fileOf,
  findDifferences,
  findFaults,
  findMissing,
  findWords,
  isRead,
  keysIn,
  readWords,
  updateWords,
} from "./words.ts";

const collected = await collectWords();
const written = readWords();

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

test("texts are found in screens, the contract, the server and features, each in its folder", () => {
  expect(collected.get("platform")?.texts).toEqual(
    expect.arrayContaining(["Try again", "Home", "Administration", "Sign in to continue"]),
  );
  const { texts = [] } = collected.get("platform") ?? {};
  for (const [folder, own] of collected)
    if (folder !== "platform") expect([folder, own.texts.filter((text) => texts.includes(text))]).toEqual([folder, []]);
});

test.each([
  ["features/inbox/web/list/message-row.tsx", true],
  ["features/inbox/server/tools/sort.ts", true],
  ["features/inbox/tools/draw.ts", false],
  ["features/inbox/web/message-row.test.tsx", false],
])("%s is read for texts: %s", (file, expected) => {
  expect(isRead(file)).toBe(expected);
});

test("every folder with texts has a file, and every file has a folder with texts", () => {
  expect([...written.keys()].toSorted()).toEqual([...collected.keys()].toSorted());
});

test.each(Array.from(collected, ([folder, texts]) => ({ folder, texts })))(
  "the texts of $folder have all plural forms, none is unused, and no placeholder differs",
  ({ folder, texts: { texts, plurals } }) => {
    const words = written.get(folder) ?? {};
    for (const { key } of knownLanguages)
      expect(findFaults(textsIn(key, [words]), keysIn(key, texts, plurals)), `${fileOf(folder)}, ${key}`).toEqual([]);
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
  const before = { Zebra: { de: "Zebra" }, Old: { de: "Alt" } };
  const after = updateWords(before, { texts: ["Zebra", "New", "Moved"], plurals: [] }, [
    { Moved: { de: "Verschoben" } },
  ]);
  expect(Object.keys(after)).toEqual(["Moved", "New", "Zebra"]);
  expect(after["New"]).toEqual({ ar: "", de: "", es: "", fr: "", ja: "", pt: "", zh: "" });
  expect(after["Zebra"]).toMatchObject({ de: "Zebra", fr: "" });
  // A text that another folder translates already.
  expect(after["Moved"]).toMatchObject({ de: "Verschoben" });
});

test("a plural has the forms of each language, and those of English with their texts", () => {
  const words = updateWords({}, { texts: [], plurals: [{ type: "cardinal", forms: messages }] });
  expect(words["{{count}} messages_one"]).toEqual({ ar: "", de: "", en: "{{count}} message", es: "", fr: "", pt: "" });
  expect(words["{{count}} messages_two"]).toEqual({ ar: "" });
});

test("a text that two folders translate differently is named", () => {
  expect(findDifferences([{ Open: { de: "Öffnen", fr: "Ouvrir" } }, { Open: { de: "Offen", fr: "Ouvrir" } }])).toEqual([
    "de: Open",
  ]);
});

test("untranslated texts are missing, not faults; unused texts and differing placeholders are faults", () => {
  const dictionary = { New: "", Gone: "Weg", "Page {{page}}": "Seite {{seite}}" };
  const used = keysIn("de", ["New", "Newer", "Page {{page}}"], []);
  expect(findMissing(dictionary, used)).toEqual(["New", "Newer"]);
  expect(findFaults(dictionary, used)).toEqual(["unused: Gone", "other placeholders: Page {{page}} → Seite {{seite}}"]);
});
