import path from "node:path";

import { foldText } from "#contract/text/fold-text.ts";
import { knownLanguages } from "#contract/known-languages.ts";
import type { IconTerms, IconIndex, WordTable } from "#demos/icons/web/icon-files.ts";
import { wordsOfName } from "#demos/icons/web/words-of-name.ts";
import { alignWords, type Annotations } from "#demos/icons/tools/align-words.ts";
import { readDictionary } from "#tools/words.ts";
import { type IconFiles, locate, readJson } from "#demos/icons/tools/icon-folder.ts";
import { translateInterfaceWord } from "#demos/icons/tools/interface-words.ts";

const sourceLanguage = "en";

/** The files of translations: for each language but English, the words of the sets that have a translation. */
export function readTranslations(sets: readonly IconFiles[]): IconFiles {
  const words = new Set(sets.flatMap(wordsOfSet));
  const english = readAnnotations(sourceLanguage);
  return new Map(
    knownLanguages
      .filter(({ key }) => key !== sourceLanguage)
      .map(({ key }) => [`${key}.json`, JSON.stringify(translateWords(words, key, english))]),
  );
}

function translateWords(words: ReadonlySet<string>, language: string, english: Annotations): WordTable {
  const align = alignWords(english, readAnnotations(language));
  const texts = readTexts(language);
  const translated = [...words].map((word) => {
    const own = translateInterfaceWord(word, language);
    const found = [...(own === undefined ? align(word) : [own]), texts.get(word)];
    return [word, distinct(found.filter((text) => text !== undefined))] as const;
  });
  return Object.fromEntries(translated.filter(([, found]) => found.length > 0));
}

/** Without what is the same word in another case. The first stays. */
function distinct(texts: readonly string[]) {
  const known = new Set<string>();
  return texts.filter((text) => {
    const isNew = !known.has(foldText(text));
    known.add(foldText(text));
    return isNew;
  });
}

/** Every word and phrase by which the icons of a set are found, folded. */
function wordsOfSet(files: IconFiles) {
  const { icons } = JSON.parse(files.get("index.json") ?? "") as IconIndex;
  const { aliases, terms } = JSON.parse(files.get("terms.json") ?? "") as IconTerms;
  const names = [...icons.map(([name]) => name), ...Object.values(aliases).flat()].map(wordsOfName);
  return [...names.flatMap((name) => [name, ...name.split(" ")]), ...Object.values(terms).flat().map(foldText)];
}

type AnnotationFile = {
  readonly annotations: {
    readonly annotations: Readonly<
      Record<string, { readonly default?: readonly string[]; readonly tts?: readonly string[] }>
    >;
  };
};

/** The annotations of CLDR, which describe emoji and other signs. */
function readAnnotations(language: string): Annotations {
  const file = path.join(locate("cldr-annotations-full/annotations"), language, "annotations.json");
  const { annotations } = (readJson(file) as AnnotationFile).annotations;
  return new Map(
    Object.entries(annotations).map(([sign, { default: words = [], tts }]) => [sign, { name: tts?.[0] ?? "", words }]),
  );
}

/** The texts of Atrium that are single words, such as "Settings", by the folded English text. */
function readTexts(language: string): ReadonlyMap<string, string> {
  const texts = readDictionary(language);
  return new Map(
    Object.entries(texts).flatMap(([text, translation]) =>
      /^[A-Za-z]+$/.test(text) && translation !== "" ? [[foldText(text), translation]] : [],
    ),
  );
}
