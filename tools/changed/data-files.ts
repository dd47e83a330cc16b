import type { Words } from "#contract/text/words.ts";

/** The tables that a migration changes, and the functions that it creates, in the notation of SQL. */
export function tablesIn(sql: string): readonly string[] {
  const code = sql.replaceAll(/--.*$/gm, "");
  const patterns = [
    /\b(?:create|alter|drop)\s+(?:table|function|view|type)\s+(?:if\s+(?:not\s+)?exists\s+)?"?(\w+)/gi,
    /\bor\s+replace\s+function\s+(\w+)/gi,
    /\b(?:insert\s+into|delete\s+from|(?<!for |on )update)\s+"?(\w+)/gi,
    /\b(?:index|trigger)\b[^;(]*?\bon\s+"?(\w+)/gi,
    /\bcomment\s+on\s+(?:table|column)\s+"?(\w+)/gi,
  ];
  const names = patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = ""]) => name.toLowerCase()));
  return [...new Set(names)].filter((name) => name !== "set");
}

/** The files that a patch changes. */
export const filesOfPatch = (patch: string) =>
  [...patch.matchAll(/^(?:---|\+\+\+) [ab]\/(.+)$/gm)].map(([, file = ""]) => file);

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns whether server code queries a table or calls a function of the database. Comments may name any table. */
export function namesTable(source: string, table: string) {
  const code = source.replaceAll(/^\s*(?:\/\/.*$|\/\*[^]*?\*\/)/gm, "");
  const name = `(?:${table}|${camelCase(table)})`;
  return new RegExp(
    `["'\`]${name}(?: as \\w+|\\.\\w+)?["'\`]|\\b(?:from|join|into|update|table)\\s+${name}\\b|\\b${name}\\(`,
  ).test(code);
}

/** The languages and the translations, old and new, that differ between both versions of a folder's texts. */
export function changedTexts(before: string, after: string) {
  const [old, current] = [before, after].map((text) => JSON.parse(text) as Words);
  const languages = new Set<string>();
  const texts = new Set<string>();
  for (const key of new Set([...Object.keys(old ?? {}), ...Object.keys(current ?? {})])) {
    const [one, other] = [old?.[key] ?? {}, current?.[key] ?? {}];
    for (const language of new Set([...Object.keys(one), ...Object.keys(other)])) {
      if (one[language] === other[language]) continue;
      languages.add(language);
      for (const text of [one[language], other[language]]) if (text) texts.add(text);
    }
  }
  return { languages: [...languages], texts: [...texts] };
}
