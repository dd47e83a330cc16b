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

/** A text that depends on a count, in the forms of English. The key of the others is `other`. */
export type Plural = { readonly type: Intl.PluralRuleType; readonly forms: Readonly<Record<string, string>> };

/** The plural that the first argument of `t` is, if it is one: `t({ one: "…", other: "…" }, { count })`. */
function pluralOf(node: Expression | undefined): Plural | undefined {
  if (node?.type !== "ObjectExpression") return undefined;
  const forms = Object.fromEntries(
    node.properties.flatMap((property) => {
      if (property.type !== "Property" || property.key.type !== "Identifier") return [];
      return textsOf(property.value).map((text) => [property.key.type === "Identifier" ? property.key.name : "", text]);
    }),
  ) as Record<string, string>;
  return "other" in forms ? { type: "two" in forms ? "ordinal" : "cardinal", forms } : undefined;
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

function parse(file: string, source: string) {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program;
}

/** The English texts in one source, without plurals. */
export function findTexts(file: string, source: string): readonly string[] {
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
  }).visit(parse(file, source));
  return found.filter(Boolean);
}

/** The plurals in one source. */
export function findPlurals(file: string, source: string): readonly Plural[] {
  const found: Plural[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [text] }) {
      const plural = callee.type === "Identifier" && callee.name === "t" && pluralOf(text as Expression | undefined);
      if (plural) found.push(plural);
    },
  }).visit(parse(file, source));
  return found;
}

/** Every English text that a dictionary has to translate, sorted. */
export const collectTexts = (): readonly string[] =>
  [
    ...new Set([...textsOfScreens(), ...sources().flatMap((file) => findTexts(file, readFileSync(file, "utf8")))]),
  ].toSorted();

/** Every plural of the browser's code. */
export const collectPlurals = (): readonly Plural[] =>
  sources().flatMap((file) => (isOnServer(file) ? [] : findPlurals(file, readFileSync(file, "utf8"))));

/** The keys of a dictionary with their English texts, sorted: a plural has one for each form that the language has. */
export function keysIn(language: string, texts: readonly string[], plurals: readonly Plural[]) {
  const ofPlurals = plurals.flatMap(({ type, forms }) =>
    formsOf(language, type).map((form) => [`${forms["other"]}_${form}`, forms[form] ?? forms["other"] ?? ""] as const),
  );
  return new Map(
    [...texts.map((each) => [each, each] as const), ...ofPlurals].toSorted(([one], [other]) => compare(one, other)),
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const formsOf = (language: string, type: Intl.PluralRuleType) =>
  new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;

type Dictionary = Readonly<Record<string, string>>;

const fileOf = (language: string) => `server/languages/dictionaries/${language}.json`;
export const readDictionary = (language: string): Dictionary =>
  existsSync(fileOf(language)) ? (JSON.parse(readFileSync(fileOf(language), "utf8")) as Dictionary) : {};

/** Adds and removes texts. A new text is empty until it is translated; English is shown meanwhile. */
export const updateDictionary = (
  dictionary: Dictionary,
  keys: ReadonlyMap<string, string>,
  language: string,
): Dictionary =>
  Object.fromEntries(
    Array.from(keys, ([key, text]) => [key, language === sourceLanguage ? text : (dictionary[key] ?? "")]),
  );

/** The texts that a dictionary does not translate yet. */
export const findMissing = (dictionary: Dictionary, keys: ReadonlyMap<string, string>) =>
  [...keys.keys()].filter((each) => !dictionary[each]?.trim());

const placeholders = (value: string) => (value.match(/\{\{\w+\}\}/g) ?? []).toSorted();

/** A form that stands for one number may leave out the number: “one message”, “two messages”. */
const isOfOneNumber = (key: string) => /_(zero|one|two)$/.test(key);

function hasOtherPlaceholders(key: string, translation: string) {
  const found = placeholders(translation);
  return isOfOneNumber(key) && !found.includes("{{count}}")
    ? found.join() !==
        placeholders(key)
          .filter((each) => each !== "{{count}}")
          .join()
    : found.join() !== placeholders(key).join();
}

/** The key of a plural's form, and the key without the form. */
const pluralKey = /^(.*)_(?:zero|one|two|few|many|other)$/s;

/** Plurals of which a dictionary translates some forms but not this one. */
function findMissingForms(dictionary: Dictionary, keys: ReadonlyMap<string, string>) {
  const stemOf = (key: string) => pluralKey.exec(key)?.[1];
  const begun = new Set([...keys.keys()].filter((key) => dictionary[key]).map(stemOf));
  return [...keys.keys()].filter((key) => stemOf(key) !== undefined && !dictionary[key] && begun.has(stemOf(key)));
}

/** The faults of a dictionary: texts that no source has, missing plural forms, and different placeholders. */
export function findFaults(dictionary: Dictionary, keys: ReadonlyMap<string, string>) {
  return [
    ...Object.keys(dictionary)
      .filter((each) => !keys.has(each))
      .map((each) => `unused: ${each}`),
    ...findMissingForms(dictionary, keys).map((each) => `missing plural form: ${each}`),
    ...Object.entries(dictionary)
      .filter(([each, translation]) => translation !== "" && hasOtherPlaceholders(each, translation))
      .map(([each, translation]) => `other placeholders: ${each} → ${translation}`),
  ];
}

/** `npm run words` updates the dictionaries; with `--check` they are only read, and faults fail. */
function main(isCheck: boolean) {
  const texts = collectTexts();
  const plurals = collectPlurals();
  for (const { key } of languages) {
    const before = readDictionary(key);
    const keys = keysIn(key, texts, plurals);
    const after = updateDictionary(before, keys, key);
    const missing = findMissing(after, keys);
    if (missing.length > 0)
      console.warn(`${key}: ${missing.length} not translated, shown in English: ${missing.join(" | ")}`);
    if (isCheck) {
      for (const fault of findFaults(before, keys)) {
        console.error(`${key}: ${fault}`);
        process.exitCode = 1;
      }
    } else writeFileSync(fileOf(key), `${JSON.stringify(after, undefined, 2)}\n`);
  }
  if (process.exitCode === 1)
    console.error("`npm run words` adds new texts to the dictionaries and removes unused ones.");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main(process.argv.includes("--check"));
