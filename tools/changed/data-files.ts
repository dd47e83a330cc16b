/** The tables that a migration changes, and the functions that it creates, in the notation of SQL. */
export function tablesIn(sql: string): readonly string[] {
  const code = sql.replaceAll(/--.*$/gm, "");
  const patterns = [
    /\b(?:create|alter|drop)\s+(?:table|function|view|type)\s+(?:if\s+(?:not\s+)?exists\s+)?"?(\w+)/gi,
    /\bor\s+replace\s+function\s+(\w+)/gi,
    /\b(?:insert\s+into|delete\s+from|(?<!for |on )update)\s+"?(\w+)/gi,
    /\b(?:index|trigger)\b[^;(]*?\bon\s+"?(\w+)/gi,
  ];
  const names = patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = ""]) => name.toLowerCase()));
  return [...new Set(names)].filter((name) => name !== "set");
}

/** The files that a patch changes. */
export const filesOfPatch = (patch: string) =>
  [...patch.matchAll(/^(?:---|\+\+\+) [ab]\/(.+)$/gm)].map(([, file = ""]) => file);

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns whether server code queries a table or calls a function of the database. */
export function namesTable(source: string, table: string) {
  const name = `(?:${table}|${camelCase(table)})`;
  return new RegExp(
    `["'\`]${name}(?: as \\w+|\\.\\w+)?["'\`]|\\b(?:from|join|into|update|table)\\s+${name}\\b|\\b${name}\\(`,
  ).test(source);
}

/** The translations that differ, old and new, of both versions of a dictionary. */
export function changedTexts(before: string, after: string): readonly string[] {
  const [old, current] = [before, after].map((text) => JSON.parse(text) as Readonly<Record<string, string>>);
  const keys = new Set([...Object.keys(old ?? {}), ...Object.keys(current ?? {})]);
  const changed = [...keys].filter((key) => old?.[key] !== current?.[key]);
  return changed.flatMap((key) => [old?.[key], current?.[key]].flatMap((text) => text || []));
}
