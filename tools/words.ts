import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { type Expression, type ObjectExpression, parseSync, Visitor } from "oxc-parser";

import { knownLanguages } from "#contract/languages.ts";
import { screenKeywords } from "#contract/screen-keywords.ts";
import { menuGroups, screens } from "#contract/screens.ts";
import { rowKinds } from "#contract/search.ts";

import { findJsxText } from "./find-jsx-text.ts";

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

const isOnServer = (file: string) => /^((features|demos)\/[^/]+\/)?server\//.test(file);
const isTest = (file: string) => /\.(test|gen|spec)\.tsx?$|\/testing\./.test(file);
const sources = () => globSync("{web,contract,server,features,demos}/**/*.{ts,tsx}").filter((file) => !isTest(file));

/** The texts of the registry of screens. A number is the same in every language. */
const textsOfScreens = () =>
  [
    ...screens.map(({ title }) => title),
    ...screenKeywords.flatMap(({ keywords }) => keywords),
    ...menuGroups.map(({ title }) => title),
    ...rowKinds.map(({ title }) => title),
  ].filter((each) => !/^\d+$/.test(each));

/** The texts that an expression may have: several if it is a conditional. */
function textsOf(node: Expression | undefined): readonly string[] {
  if (node?.type === "ConditionalExpression") return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node?.type === "LogicalExpression") return [...textsOf(node.left), ...textsOf(node.right)];
  return node?.type === "Literal" && typeof node.value === "string" ? [node.value] : [];
}

/** The values of an object's properties, by their names. */
const propertiesOf = ({ properties }: ObjectExpression) =>
  new Map(
    properties.flatMap((property) =>
      property.type === "Property" && property.key.type === "Identifier" ? [[property.key.name, property.value]] : [],
    ),
  );

/** A text that depends on a count, in the forms of English. The key of the others is `other`. */
type Plural = { readonly type: Intl.PluralRuleType; readonly forms: Readonly<Record<string, string>> };

/** The plural that the first argument of `t` is, if it is one: `t({ one: "…", other: "…" }, { count })`. */
function pluralsOf(node: Expression | undefined): readonly Plural[] {
  if (node?.type !== "ObjectExpression") return [];
  const forms: Readonly<Record<string, string>> = Object.fromEntries(
    Array.from(propertiesOf(node)).flatMap(([name, value]) => textsOf(value).map((text) => [name, text])),
  );
  return "other" in forms ? [{ type: "two" in forms ? "ordinal" : "cardinal", forms }] : [];
}

/** The `error` of a schema, and the `title` of a table's column. */
function textsOfProperties(node: ObjectExpression) {
  const values = propertiesOf(node);
  return [...textsOf(values.get("error")), ...(values.has("kind") ? textsOf(values.get("title")) : [])];
}

/** The English texts and plurals in one source. */
export function findWords(file: string, source: string) {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const texts: string[] = [];
  const plurals: Plural[] = [];
  const visitCall = (callee: Expression, args: readonly { type: string }[]) => {
    const index = callee.type === "Identifier" ? calls.get(callee.name) : undefined;
    if (index === undefined) return;
    const argument = args[index] as Expression | undefined;
    texts.push(...textsOf(argument));
    if (callee.type === "Identifier" && callee.name === "t") plurals.push(...pluralsOf(argument));
  };
  new Visitor({
    CallExpression: (node) => visitCall(node.callee, node.arguments),
    NewExpression: (node) => visitCall(node.callee, node.arguments),
    // The schemas of the server's configuration speak to its administrator, in English.
    ObjectExpression: (node) => void (isOnServer(file) || texts.push(...textsOfProperties(node))),
  }).visit(program);
  return { texts: texts.filter(Boolean), plurals };
}

/** Every English text that a dictionary has to translate, sorted, and every plural. */
export function collectWords(): { readonly texts: readonly string[]; readonly plurals: readonly Plural[] } {
  const found = sources().map((file) => findWords(file, readFileSync(file, "utf8")));
  const texts = new Set([...textsOfScreens(), ...found.flatMap((each) => each.texts)]);
  return { texts: [...texts].toSorted(), plurals: found.flatMap((each) => each.plurals) };
}

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
  const omitsCount = isOfOneNumber(key) && !found.includes("{{count}}");
  const wanted = placeholders(key).filter((each) => !(omitsCount && each === "{{count}}"));
  return found.join() !== wanted.join();
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

/** The literal texts in JSX, which no dictionary can translate: `file:line: literal text: …`. */
const findLiteralTexts = () =>
  sources()
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) =>
      findJsxText(file, readFileSync(file, "utf8")).map(({ line, text }) => `${file}:${line}: literal text: ${text}`),
    );

/** Reports faults, with what to do about them. */
function fail(faults: readonly string[], advice: string) {
  if (faults.length === 0) return;
  for (const fault of faults) console.error(fault);
  console.error(advice);
  process.exitCode = 1;
}

/** `npm run words` updates the dictionaries; with `--check` they are only read, and faults and literal texts fail. */
function main(isCheck: boolean) {
  const { texts, plurals } = collectWords();
  const faults: string[] = [];
  for (const { key } of knownLanguages) {
    const before = readDictionary(key);
    const keys = keysIn(key, texts, plurals);
    const after = updateDictionary(before, keys, key);
    const missing = findMissing(after, keys);
    if (missing.length > 0)
      console.warn(`${key}: ${missing.length} not translated, shown in English: ${missing.join(" | ")}`);
    if (isCheck) faults.push(...findFaults(before, keys).map((each) => `${key}: ${each}`));
    else writeFileSync(fileOf(key), `${JSON.stringify(after, undefined, 2)}\n`);
  }
  if (!isCheck) return;
  fail(faults, "`npm run words` adds new texts to the dictionaries and removes unused ones.");
  fail(
    findLiteralTexts(),
    'Translate them with `t`, or mark what is the same in every language with `translate="no"`.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main(process.argv.includes("--check"));
