import { knownLanguages } from "#contract/known-languages.ts";
import { type Dictionary, dictionaryOf } from "#contract/text/words.ts";
import { words } from "#generated/words.gen.ts";

const dictionaries = new Map<string, Dictionary>();

/** The translations of a language, put together when it is first asked for. @returns undefined for an unknown language */
export function findDictionary(key: string): Dictionary | undefined {
  if (!knownLanguages.some((language) => language.key === key)) return undefined;
  const dictionary = dictionaries.get(key) ?? dictionaryOf(key, words);
  dictionaries.set(key, dictionary);
  return dictionary;
}

const tags = new Map<string, Promise<string>>();

/** The ETag of a language's dictionary. Weak, because a proxy may compress the response. */
export function dictionaryTag(key: string): Promise<string> | undefined {
  const words = findDictionary(key);
  if (!words) return undefined;
  const tag = tags.get(key) ?? hash(JSON.stringify(words)).then((digest) => `W/"${digest}"`);
  tags.set(key, tag);
  return tag;
}

async function hash(text: string) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
