/** Kinds of objects, in an order in which they can be dropped. */
export const kindsOfObjects = ["view", "materialized view", "table", "sequence", "function", "domain", "type"] as const;

const kinds = kindsOfObjects.join("|").replaceAll(" ", String.raw`\s+`);
const name = String.raw`(?:if\s+(?:not\s+)?exists\s+)?(?:\w+\.)?"?(\w+)"?`;
const created = new RegExp(String.raw`\bcreate\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(${kinds})\s+${name}`, "gi");
const renamed = new RegExp(String.raw`\balter\s+(${kinds})\s+${name}\s+rename\s+to\s+"?(\w+)`, "gi");

/**
 * The tables, views, functions and the like that a migration makes: `table todos`. They are recorded with the migration, so
 * that they can be dropped when its file is gone. `migrations.test.ts` compares them with the catalogs.
 */
export function objectsIn(text: string): readonly string[] {
  // Without comments and the bodies of functions.
  const code = text.replaceAll(/--.*$/gm, "").replaceAll(/(\$\w*\$).*?\1/gs, "");
  const objects = [...code.matchAll(created), ...code.matchAll(renamed)].map((match) => {
    const [, kind = ""] = match;
    return `${kind.toLowerCase().replaceAll(/\s+/g, " ")} ${match.at(-1)?.toLowerCase()}`;
  });
  return [...new Set(objects)];
}
