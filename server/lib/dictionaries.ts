import { knownLanguages } from "#contract/languages.ts";
import { dictionaryOf } from "#contract/words.ts";
import { words } from "#generated/words.gen.ts";

const dictionaries = new Map(knownLanguages.map(({ key }) => [key, dictionaryOf(key, words)]));

/** The translations of a language. @returns undefined for an unknown language */
export const findDictionary = (key: string) => dictionaries.get(key);

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
