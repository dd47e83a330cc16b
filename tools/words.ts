import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

import { type Expression, type ObjectExpression, parseSync, Visitor } from "oxc-parser";

import type { Feature } from "#contract/feature.ts";
import { knownLanguages } from "#contract/known-languages.ts";
import { knownGroups, menuSections } from "#contract/screens/menu-groups.ts";
import { platformActions } from "#contract/screens/platform-actions.ts";
import { platformFirstSteps } from "#contract/screens/platform-first-steps.ts";
import { platformScreens } from "#contract/screens/platform-screens.ts";
import { type Dictionary, sourceLanguage, splitKey, textsIn, type Words } from "#contract/text/words.ts";

import { isTool } from "./changed/places.ts";
import { findJsxText } from "./checks/find-jsx-text.ts";
import { hasOtherPlaceholders } from "./words/placeholders.ts";
import { exportPo, importPo } from "./words/po.ts";
import { folderOf as folderOfFeature, readFeatures } from "./lib/read-features.ts";

// Keeps the texts of all folders, and exchanges them with translators, one PO file for each language.
//
//   npm run words                        adds new texts, removes unused ones, prints missing translations
//   npm run words -- --check             only reads them, and fails for faults and literal texts
//   npm run words -- --export de         writes de.po, the German texts of all folders
//   npm run words -- --import de.po      reads it into all folders; for a fault, none changes

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

const isOnServer = (file: string) => /^((features|demos)\/[^/]+\/)?server\//.test(file);
const isTest = (file: string) => /\.(test|gen|spec)\.tsx?$|\/testing\./.test(file);
/** Whether a file of these folders has texts that are shown. */
export const isRead = (file: string) => !isTest(file) && !isTool(file);
const sources = () => globSync("{web,contract,server,features,demos}/**/*.{ts,tsx}").filter(isRead);

/** What the texts of `contract/`, `server/` and `web/` belong to, beside the folders of features. */
const platform = "platform";
const folderOf = (file: string) => /^(?:features|demos)\/[^/]+/.exec(file)?.[0] ?? platform;

/**
 * The texts of screens, their search terms and groups, of actions, the headings of hits, and the texts of timelines and
 * profiles. A number is the same in every language.
 */
async function textsOfScreens(): Promise<ReadonlyMap<string, readonly string[]>> {
  const known = new Set(["top", ...knownGroups.map(({ title }) => title)]);
  type Told = Pick<Feature, "screens" | "actions" | "firstStep" | "hits" | "timeline">;
  const textsIn = ({ screens = [], actions = [], firstStep, hits = [], timeline }: Told) => [
    ...screens.flatMap(({ title, keywords = [], menu = "top", shortcut }) => [
      title,
      ...(shortcut?.title === undefined ? [] : [shortcut.title]),
      ...keywords,
      ...(known.has(menu) ? [] : [menu]),
    ]),
    ...actions.flatMap(({ title, keywords = [] }) => [title, ...keywords]),
    ...(firstStep ? [firstStep.title] : []),
    ...[hits].flat().map(({ title }) => title),
    ...(timeline?.groups ?? []).flatMap(({ title, kinds }) => [title, ...kinds.map((each) => each.title)]),
    ...(timeline?.figures ?? []).map(({ title }) => title),
  ];
  const features = await readFeatures();
  const all = [
    [
      platform,
      [
        ...textsIn({ screens: platformScreens, actions: platformActions }),
        ...platformFirstSteps.map(({ title }) => title),
        ...menuSections,
        ...knownGroups.map(({ title }) => title),
      ],
    ] as const,
    ...Array.from(features, ([name, feature]) => [folderOfFeature(name), textsIn(feature)] as const),
  ];
  return new Map(all.map(([folder, texts]) => [folder, texts.filter((each) => !/^\d+$/.test(each))]));
}

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

type Texts = { readonly texts: readonly string[]; readonly plurals: readonly Plural[] };

/**
 * Every English text that has to be translated, sorted, and every plural, by folder. One that the platform has is only the
 * platform's; one that several features have is in each of their folders, so that each can be removed.
 */
export async function collectWords(): Promise<ReadonlyMap<string, Texts>> {
  const found = new Map<string, { texts: string[]; plurals: Plural[] }>();
  const partOf = (folder: string) => {
    const part = found.get(folder) ?? { texts: [], plurals: [] };
    found.set(folder, part);
    return part;
  };
  for (const [folder, texts] of await textsOfScreens()) partOf(folder).texts.push(...texts);
  for (const file of sources()) {
    const { texts, plurals } = findWords(file, readFileSync(file, "utf8"));
    partOf(folderOf(file)).texts.push(...texts);
    partOf(folderOf(file)).plurals.push(...plurals);
  }
  const shared = partOf(platform);
  const sharedTexts = new Set(shared.texts);
  const sharedPlurals = new Set(shared.plurals.map(({ forms }) => forms["other"]));
  const reduced = Array.from(found, ([folder, { texts, plurals }]): [string, Texts] => [
    folder,
    {
      texts: [...new Set(texts)].filter((text) => folder === platform || !sharedTexts.has(text)).toSorted(),
      plurals: plurals.filter(({ forms }) => folder === platform || !sharedPlurals.has(forms["other"])),
    },
  ]);
  return new Map(reduced.filter(([, { texts, plurals }]) => texts.length + plurals.length > 0));
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

export const fileOf = (folder: string) =>
  folder === platform ? "server/languages/words.json" : `${folder}/words.json`;

/** The texts of each folder that has some. */
export const readWords = (): ReadonlyMap<string, Words> =>
  new Map(
    [fileOf(platform), ...globSync("{features,demos}/*/words.json").toSorted()].flatMap((file) =>
      existsSync(file) ? [[folderOf(file), JSON.parse(readFileSync(file, "utf8")) as Words] as const] : [],
    ),
  );

/** All texts of a language, untranslated ones as empty texts. */
export const readDictionary = (language: string) => textsIn(language, [...readWords().values()]);

/**
 * Adds and removes texts. A new text has the translations of another folder, or empty ones until it is translated; English is
 * shown meanwhile.
 */
export function updateWords(before: Words, { texts, plurals }: Texts, others: readonly Words[] = []): Words {
  const all = new Map<string, Record<string, string>>();
  for (const { key: language } of knownLanguages) {
    for (const [key, english] of keysIn(language, texts, plurals)) {
      const translations = all.get(key) ?? {};
      all.set(key, translations);
      if (language !== sourceLanguage)
        translations[language] = [before, ...others].map((words) => words[key]?.[language]).find(Boolean) ?? "";
      else if (english !== key) translations[language] = english;
    }
  }
  const sorted = [...all].toSorted(([one], [other]) => compare(one, other));
  return Object.fromEntries(
    sorted.map(([key, translations]) => [
      key,
      Object.fromEntries(Object.entries(translations).toSorted(([one], [other]) => compare(one, other))),
    ]),
  );
}

/** The texts that folders translate differently: `language: text`. One dictionary has both. */
export function findDifferences(folders: readonly Words[]): readonly string[] {
  const known = new Map<string, string>();
  const found = new Set<string>();
  for (const words of folders)
    for (const [key, translations] of Object.entries(words))
      for (const [language, text] of Object.entries(translations)) {
        const id = `${language}: ${key}`;
        if (known.has(id) && known.get(id) !== text) found.add(id);
        known.set(id, text);
      }
  return [...found];
}

/** The texts that a dictionary does not translate yet. */
export const findMissing = (dictionary: Dictionary, keys: ReadonlyMap<string, string>) =>
  [...keys.keys()].filter((each) => !dictionary[each]?.trim());

/** Plurals of which a dictionary translates some forms but not this one. */
function findMissingForms(dictionary: Dictionary, keys: ReadonlyMap<string, string>) {
  const stemOf = (key: string) => {
    const { text, form } = splitKey(key);
    return form === undefined ? undefined : text;
  };
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

const format = (words: Words) => `${JSON.stringify(words, undefined, 2)}\n`;

/** Updates the texts of all folders; as a check, only reads them, and fails for faults and literal texts. */
async function update(isCheck: boolean) {
  const [collected, before] = [await collectWords(), readWords()];
  const faults: string[] = [];
  for (const folder of new Set([...collected.keys(), ...before.keys()])) {
    const file = fileOf(folder);
    const texts = collected.get(folder) ?? { texts: [], plurals: [] };
    const words = before.get(folder) ?? {};
    const after = updateWords(words, texts, [...before.values()]);
    for (const { key: language } of knownLanguages) {
      const keys = keysIn(language, texts.texts, texts.plurals);
      const missing = findMissing(textsIn(language, [after]), keys);
      if (missing.length > 0)
        console.warn(
          `${file}, ${language}: ${missing.length} not translated, shown in English: ${missing.join(" | ")}`,
        );
      if (isCheck)
        faults.push(...findFaults(textsIn(language, [words]), keys).map((each) => `${file}, ${language}: ${each}`));
    }
    const text = format(after);
    const isCurrent = existsSync(file) && readFileSync(file, "utf8") === text;
    if (isCheck && !isCurrent) faults.push(`${file} is not as the command writes it`);
    else if (!isCheck && !isCurrent && collected.has(folder)) writeFileSync(file, text);
    else if (!isCheck && !collected.has(folder)) rmSync(file);
  }
  if (!isCheck) return;
  faults.push(...findDifferences([...before.values()]).map((each) => `two folders translate it differently: ${each}`));
  fail(faults, "`npm run words` adds new texts to `words.json` of their folders, and removes unused ones.");
  fail(
    findLiteralTexts(),
    'Translate them with `t`, or mark what is the same in every language with `translate="no"`.',
  );
}

const readFiles = () => new Map(Array.from(readWords(), ([folder, words]) => [fileOf(folder), words]));

/** Writes the texts of a language to a PO file, unless folders differ: it has each text once. */
function writePo(language: string) {
  const files = readFiles();
  const differences = findDifferences([...files.values()]).filter((each) => each.startsWith(`${language}: `));
  fail(differences, "Two folders translate these differently. Give them one translation first.");
  if (differences.length > 0) return;
  writeFileSync(`${language}.po`, exportPo(language, files));
  console.log(`${language}.po is written.`);
}

/** Reads a PO file into all folders. */
function readPo(path: string) {
  const { changed, faults } = importPo(readFileSync(path), readFiles());
  fail(faults, `Nothing was changed. Correct ${path}, or export the language anew.`);
  for (const [file, words] of changed) writeFileSync(file, format(words));
  if (faults.length === 0) console.log(`Changed: ${[...changed.keys()].join(", ") || "nothing"}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values } = parseArgs({
    options: {
      check: { type: "boolean", default: false },
      export: { type: "string" },
      import: { type: "string" },
    },
  });
  try {
    if (values.export !== undefined) writePo(values.export);
    else if (values.import !== undefined) readPo(values.import);
    else await update(values.check);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
