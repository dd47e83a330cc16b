import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { type Expression, type ObjectExpression, parseSync, Visitor } from "oxc-parser";

import { languages } from "#contract/languages.ts";
import { screenKeywords } from "#contract/screen-keywords.ts";
import { menuGroups, screens } from "#contract/screens.ts";

/** English texts, the keys of the dictionaries, are arguments of these calls: the name, and the argument's index. */
const calls = new Map([
  ["t", 0],
  ["translateData", 0],
  ["english", 0],
  ["required", 0],
  ["AppError", 1],
  ["found", 1],
  ["showFailure", 1],
  ["ApiError", 2],
]);

/** The language of the keys. Its dictionary translates each text to itself. */
const sourceLanguage = "en";

const isOnServer = (file: string) => file.startsWith("server/");
const isTest = (file: string) => /\.(test|gen)\.tsx?$|\/testing\./.test(file);
const sources = () => globSync("{web,contract,server}/**/*.{ts,tsx}").filter((file) => !isTest(file));

/** The texts of the registry of screens. A number is the same in every language. */
const textsOfScreens = () =>
  [
    ...screens.flatMap(({ title, finds }) => [title, ...(finds ? [finds.title] : [])]),
    ...screenKeywords.flatMap(({ keywords }) => keywords),
    ...menuGroups.map(({ title }) => title),
  ].filter((each) => !/^\d+$/.test(each));

/** The texts that an expression may have: several if it is a conditional. */
function textsOf(node: Expression | undefined): readonly string[] {
  if (node?.type === "ConditionalExpression") return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node?.type === "LogicalExpression") return [...textsOf(node.left), ...textsOf(node.right)];
  return node?.type === "Literal" && typeof node.value === "string" ? [node.value] : [];
}

/** The `error` of a schema, and the `title` of a table's column. */
function textsOfProperties({ properties }: ObjectExpression) {
  const values = new Map(
    properties.flatMap((property) =>
      property.type === "Property" && property.key.type === "Identifier" ? [[property.key.name, property.value]] : [],
    ),
  );
  return [...textsOf(values.get("error")), ...(values.has("kind") ? textsOf(values.get("title")) : [])];
}

/** The English texts in one source. */
export function findTexts(file: string, source: string): readonly string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: string[] = [];
  const visitCall = (callee: Expression, args: readonly { type: string }[]) => {
    const index = callee.type === "Identifier" ? calls.get(callee.name) : undefined;
    if (index !== undefined) found.push(...textsOf(args[index] as Expression | undefined));
  };
  new Visitor({
    CallExpression: (node) => visitCall(node.callee, node.arguments),
    NewExpression: (node) => visitCall(node.callee, node.arguments),
    // The schemas of the server's configuration speak to its administrator, in English.
    ObjectExpression: (node) => void (isOnServer(file) || found.push(...textsOfProperties(node))),
  }).visit(program);
  return found.filter(Boolean);
}

/** Every English text that a dictionary has to translate, sorted. */
export const collectTexts = (): readonly string[] =>
  [
    ...new Set([...textsOfScreens(), ...sources().flatMap((file) => findTexts(file, readFileSync(file, "utf8")))]),
  ].toSorted();

type Dictionary = Readonly<Record<string, string>>;

const fileOf = (language: string) => `server/languages/dictionaries/${language}.json`;
export const readDictionary = (language: string): Dictionary =>
  existsSync(fileOf(language)) ? (JSON.parse(readFileSync(fileOf(language), "utf8")) as Dictionary) : {};

/** Adds and removes texts. A new text is empty until it is translated; English is shown meanwhile. */
export const updateDictionary = (dictionary: Dictionary, texts: readonly string[], language: string): Dictionary =>
  Object.fromEntries(texts.map((each) => [each, dictionary[each] ?? (language === sourceLanguage ? each : "")]));

/** The texts that a dictionary does not translate yet. */
export const findMissing = (dictionary: Dictionary, texts: readonly string[]) =>
  texts.filter((each) => !dictionary[each]?.trim());

const placeholders = (value: string) => (value.match(/\{\{\w+\}\}/g) ?? []).toSorted().join();

/** The faults of a dictionary: texts that no source has, texts that it lacks, and different placeholders. */
export function findFaults(dictionary: Dictionary, texts: readonly string[]) {
  const known = new Set(texts);
  return [
    ...Object.keys(dictionary)
      .filter((each) => !known.has(each))
      .map((each) => `unused: ${each}`),
    ...Object.entries(dictionary)
      .filter(([each, translation]) => translation !== "" && placeholders(each) !== placeholders(translation))
      .map(([each, translation]) => `other placeholders: ${each} → ${translation}`),
  ];
}

/** `npm run words` updates the dictionaries; with `--check` they are only read, and faults fail. */
function main(isCheck: boolean) {
  const texts = collectTexts();
  for (const { key } of languages) {
    const before = readDictionary(key);
    const after = updateDictionary(before, texts, key);
    const missing = findMissing(after, texts);
    if (missing.length > 0)
      console.warn(`${key}: ${missing.length} not translated, shown in English: ${missing.join(" | ")}`);
    if (isCheck) {
      for (const fault of findFaults(before, texts)) {
        console.error(`${key}: ${fault}`);
        process.exitCode = 1;
      }
    } else writeFileSync(fileOf(key), `${JSON.stringify(after, undefined, 2)}\n`);
  }
  if (process.exitCode === 1)
    console.error("`npm run words` adds new texts to the dictionaries and removes unused ones.");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main(process.argv.includes("--check"));
