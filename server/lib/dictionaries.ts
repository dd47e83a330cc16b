import { knownLanguages } from "#contract/languages.ts";

/** Translations by English text. */
type Dictionary = Readonly<Record<string, string>>;

const dictionaries = new Map(await Promise.all(knownLanguages.map(async ({ key }) => [key, await load(key)] as const)));

async function load(key: string): Promise<Dictionary> {
  const module = (await import(`../languages/dictionaries/${key}.json`, { with: { type: "json" } })) as {
    default: Dictionary;
  };
  // Texts without a translation are shown in English.
  return Object.fromEntries(Object.entries(module.default).filter(([, translation]) => translation !== ""));
}

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
