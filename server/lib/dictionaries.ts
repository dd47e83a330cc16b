import ar from "#server/languages/dictionaries/ar.json" with { type: "json" };
import de from "#server/languages/dictionaries/de.json" with { type: "json" };
import en from "#server/languages/dictionaries/en.json" with { type: "json" };
import es from "#server/languages/dictionaries/es.json" with { type: "json" };
import fr from "#server/languages/dictionaries/fr.json" with { type: "json" };
import ja from "#server/languages/dictionaries/ja.json" with { type: "json" };
import pt from "#server/languages/dictionaries/pt.json" with { type: "json" };
import zh from "#server/languages/dictionaries/zh.json" with { type: "json" };

import type { Language } from "#contract/languages.ts";

/** Translations by English text. */
export type Dictionary = Readonly<Record<string, string>>;

/** The languages in the order shown to people; the first is the default. */
export const languages: readonly (Language & { readonly words: Dictionary })[] = [
  { key: "en", title: "English", dir: "ltr", words: en },
  { key: "de", title: "Deutsch", dir: "ltr", words: de },
  { key: "fr", title: "Français", dir: "ltr", words: fr },
  { key: "es", title: "Español", dir: "ltr", words: es },
  { key: "pt", title: "Português", dir: "ltr", words: pt },
  { key: "ja", title: "日本語", dir: "ltr", words: ja },
  { key: "zh", title: "中文", dir: "ltr", words: zh },
  { key: "ar", title: "العربية", dir: "rtl", words: ar },
];

/** The translations of a language, or undefined for an unknown one. */
export const findDictionary = (key: string) => languages.find((language) => language.key === key)?.words;

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
