import { type GetTextTranslation, po } from "gettext-parser";

import { knownLanguages } from "#contract/known-languages.ts";
import { sourceLanguage, splitKey, type Words } from "#contract/text/words.ts";
import { office } from "#office";

import { hasOtherPlaceholders } from "./placeholders.ts";

// The format of gettext, which the tools of translators read. A plural is one message for each form that the language has, with
// the form as its context: the plurals of gettext number their forms, and have no ordinals.

/** The texts of each folder, by the path of `words.json`. */
type Files = ReadonlyMap<string, Words>;

const contextOf = (form: string) => `plural form: ${form}`;
const formOf = (context = "") => /^plural form: (\w+)$/.exec(context)?.[1];

const keyOf = ({ msgid, msgctxt }: GetTextTranslation) => {
  const form = formOf(msgctxt);
  return form === undefined ? msgid : `${msgid}_${form}`;
};

/** The languages that texts are translated into. */
const isTranslated = (language: string) =>
  language !== sourceLanguage && knownLanguages.some(({ key }) => key === language);

/**
 * Writes the texts of all folders as a PO file of a language. A text of several folders is one message, with a reference to each.
 *
 * @throws {Error} if texts are not translated into the language
 */
export function exportPo(language: string, files: Files): string {
  if (!isTranslated(language)) throw new Error(`Texts are not translated into “${language}”`);
  const byContext: Record<string, Record<string, GetTextTranslation>> = {};
  for (const [file, words] of files)
    for (const [key, translations] of Object.entries(words)) {
      const translation = translations[language];
      if (translation === undefined) continue;
      const message = messageOf(key, translation, translations[sourceLanguage]);
      const messages = (byContext[message.msgctxt ?? ""] ??= {});
      const reference = [messages[message.msgid]?.comments?.reference, file].filter(Boolean).join("\n");
      messages[message.msgid] = { ...message, comments: { ...message.comments, reference } };
    }
  const headers = {
    "Project-Id-Version": office.title,
    Language: language,
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
  };
  return po.compile({ charset: "utf-8", headers, translations: byContext }, { sort: true }).toString("utf8");
}

/** @param english the text in English, if it is not that of the key */
function messageOf(key: string, translation: string, english?: string): GetTextTranslation {
  const { text, form } = splitKey(key);
  return {
    msgid: text,
    msgstr: [translation],
    ...(form === undefined ? {} : { msgctxt: contextOf(form) }),
    comments: english === undefined ? {} : { extracted: `In English: ${english}` },
  };
}

/** What a PO file changes: the folders with other texts than before, or its faults, because of which nothing changes. */
type Imported = { readonly changed: Files; readonly faults: readonly string[] };

/**
 * Reads the translations of a PO file into all folders that have the text. A message that is empty, fuzzy or absent leaves the
 * translation as it is, so that a file may have a part of the texts.
 *
 * @throws {SyntaxError} if it is not a PO file
 */
export function importPo(content: Buffer | string, files: Files): Imported {
  const { headers, translations: byContext } = po.parse(content);
  const language = headers["Language"] ?? "";
  if (!isTranslated(language))
    return { changed: new Map(), faults: [`Texts are not translated into “${language}”, the file's Language`] };
  const messages = Object.values(byContext)
    .flatMap((each) => Object.values(each))
    .filter(({ msgid }) => msgid !== "");
  const isKnown = (key: string) => [...files.values()].some((words) => words[key]?.[language] !== undefined);
  const translations = new Map(messages.map((each) => [keyOf(each), isFuzzy(each) ? "" : (each.msgstr[0] ?? "")]));
  const faults = Array.from(translations, ([key, translation]) => {
    if (!isKnown(key)) return [`unknown: ${key}`];
    return translation !== "" && hasOtherPlaceholders(key, translation)
      ? [`other placeholders: ${key} → ${translation}`]
      : [];
  }).flat();
  if (faults.length > 0) return { changed: new Map(), faults };
  const changed = Array.from(files, ([file, words]): readonly [string, Words][] => {
    const after = withTranslations(words, language, translations);
    return JSON.stringify(after) === JSON.stringify(words) ? [] : [[file, after]];
  }).flat();
  return { changed: new Map(changed), faults };
}

const isFuzzy = ({ comments }: GetTextTranslation) => /\bfuzzy\b/.test(comments?.flag ?? "");

const withTranslations = (words: Words, language: string, translations: ReadonlyMap<string, string>): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, before]) => {
      const translation = translations.get(key);
      const has = translation !== undefined && translation !== "" && before[language] !== undefined;
      return [key, has ? { ...before, [language]: translation } : before];
    }),
  );
