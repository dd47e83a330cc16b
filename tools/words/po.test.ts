import { po } from "gettext-parser";
import { expect, test } from "vitest";

import { knownLanguages } from "#contract/known-languages.ts";
import { sourceLanguage, type Words } from "#contract/text/words.ts";

import { exportPo, importPo } from "./po.ts";
import { fileOf, readWords } from "../words.ts";

const written = new Map(Array.from(readWords(), ([folder, words]) => [fileOf(folder), words]));
const languages = knownLanguages.filter(({ key }) => key !== sourceLanguage);

/** The words as a file has them, with their order. */
const format = (files: ReadonlyMap<string, Words>) =>
  new Map(Array.from(files, ([file, words]) => [file, JSON.stringify(words)]));

const inbox = "features/inbox/words.json";
const todo = "features/todo/words.json";
const files = new Map<string, Words>([
  [inbox, { Open: { ar: "", de: "Öffnen" }, "Hello {{name}}": { ar: "", de: "Hallo {{name}}" } }],
  [
    todo,
    {
      Open: { ar: "", de: "Öffnen" },
      "{{count}} rows_few": { ar: "" },
      "{{count}} rows_one": { ar: "", de: "Eine Zeile", en: "{{count}} row" },
      "{{count}} rows_other": { ar: "", de: "{{count}} Zeilen", en: "{{count}} rows" },
    },
  ],
]);
const german = exportPo("de", files);

test.each(languages)("the texts of $key are the same after an export and an import", ({ key: language }) => {
  const content = exportPo(language, written);
  expect(importPo(Buffer.from(content), written)).toEqual({ changed: new Map(), faults: [] });
  // All of them are in the file: they replace other translations.
  const others = new Map(
    Array.from(written, ([file, words]): [string, Words] => [
      file,
      Object.fromEntries(
        Object.entries(words).map(([key, texts]) => [key, texts[language] ? { ...texts, [language]: "…" } : texts]),
      ),
    ]),
  );
  const { changed, faults } = importPo(Buffer.from(content), others);
  expect(faults).toEqual([]);
  expect(format(new Map([...others, ...changed]))).toEqual(format(written));
});

test("a text of two folders is one message, with a reference to each", () => {
  const message = po.parse(german).translations[""]?.["Open"];
  expect(message).toMatchObject({ msgstr: ["Öffnen"], comments: { reference: `${inbox}\n${todo}` } });
});

test("a plural has a message for each form of the language, with the text in English", () => {
  expect(german).toContain(`#. In English: {{count}} row
msgctxt "plural form: one"
msgid "{{count}} rows"
msgstr "Eine Zeile"`);
  expect(german).not.toContain("plural form: few");
  expect(exportPo("ar", files)).toContain(`msgctxt "plural form: few"\nmsgid "{{count}} rows"\nmsgstr ""`);
});

test("a changed translation is in all folders that have the text, and only there", () => {
  const { changed, faults } = importPo(german.replace("Öffnen", "Aufmachen"), files);
  expect(faults).toEqual([]);
  expect([...changed.keys()]).toEqual([inbox, todo]);
  expect(changed.get(inbox)).toEqual({ ...files.get(inbox), Open: { ar: "", de: "Aufmachen" } });
  expect([...importPo(german.replace("Eine Zeile", "1 Zeile"), files).changed.keys()]).toEqual([todo]);
});

test.each([
  ["another placeholder", "Hallo {{name}}", "Hallo {{user}}", "other placeholders: Hello {{name}} → Hallo {{user}}"],
  ["a lost placeholder of a plural", "{{count}} Zeilen", "Zeilen", "other placeholders: {{count}} rows_other → Zeilen"],
  ["an unknown text", 'msgid "Open"', 'msgid "Opens"', "unknown: Opens"],
  ["a plural form that the language does not have", "form: one", "form: two", "unknown: {{count}} rows_two"],
])("%s is a fault, and nothing changes", (_, from, to, fault) => {
  const content = german.replace("Öffnen", "Aufmachen").replace(from, to);
  expect(importPo(content, files)).toEqual({ changed: new Map(), faults: [fault] });
});

test.each([
  ["an empty translation", german.replace(`msgstr "Öffnen"`, `msgstr ""`)],
  ["a fuzzy translation", german.replace(`msgid "Open"\nmsgstr "Öffnen"`, `#, fuzzy\nmsgid "Open"\nmsgstr "Offen"`)],
  ["an absent message", german.replace(`msgid "Open"\nmsgstr "Öffnen"`, "")],
])("%s leaves what is there", (_, content) => {
  expect(content).not.toBe(german);
  expect(importPo(content, files)).toEqual({ changed: new Map(), faults: [] });
});

test.each(["en", "xx"])("there are no translations into %s", (language) => {
  expect(() => exportPo(language, files)).toThrow(`“${language}”`);
  expect(importPo(german.replace("Language: de", `Language: ${language}`), files).faults).toEqual([
    `Texts are not translated into “${language}”, the file's Language`,
  ]);
});
