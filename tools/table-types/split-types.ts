/** A declaration of kysely-codegen's output. */
type Declaration = { readonly name: string; readonly text: string };

/** The sequence of migrations that made a table or view, by its name in SQL. */
type Owners = ReadonlyMap<string, string>;

const heading = "// Generated from the migrations by `npm run db:types`. Do not edit it.\n";
const platformModule = "#server/db/tables.gen.ts";

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter, index: number) => `${index > 0 ? "_" : ""}${letter.toLowerCase()}`);

/**
 * Splits the types of all tables into those of the platform and of each feature. A feature adds its tables to the interface
 * `DB` of the platform, so that deleting its folder removes them.
 *
 * @param text the output of kysely-codegen
 * @returns the text of each module, by sequence of migrations
 */
export function splitTypes(text: string, owners: Owners): ReadonlyMap<string, string> {
  const [imports = ""] = /^import .*$/m.exec(text) ?? [];
  const declarations = [...text.matchAll(/^export (?:type|interface) (\w+)[^]*?(?=^export |(?![^]))/gm)].map(
    ([declaration, name = ""]): Declaration => ({ name, text: declaration.trimEnd() }),
  );
  const tables = new Map(
    Array.from(
      declarations.find(({ name }) => name === "DB")?.text.matchAll(/^ {2}(\w+): (\w+);$/gm) ?? [],
      ([, table = "", type = ""]) => [type, table] as const,
    ),
  );
  const ownerOf = (type: string) => owners.get(snakeCase(tables.get(type) ?? "")) ?? "platform";
  const shared = declarations.filter(({ name }) => name !== "DB" && !tables.has(name));
  const sequences = ["platform", ...new Set([...tables.keys()].map(ownerOf))];
  const modules = sequences.map((sequence) => {
    const own = declarations.filter(({ name }) => tables.has(name) && ownerOf(name) === sequence);
    const entries = own.map(({ name }) => `${tables.get(name)}: ${name};`);
    const texts = own.map((declaration) => declaration.text);
    if (sequence === "platform") {
      const database = `export interface DB {\n${entries.map((entry) => `  ${entry}\n`).join("")}}`;
      const parts = [heading + imports, ...shared.map((each) => each.text), ...texts, database];
      return [sequence, `${parts.join("\n\n")}\n`] as const;
    }
    const used = shared.filter(({ name }) => new RegExp(String.raw`\b${name}\b`).test(texts.join("\n")));
    const names = used.map(({ name }) => name).join(", ");
    const extension = `declare module "${platformModule}" {\n  interface DB {\n${entries.map((entry) => `    ${entry}\n`).join("")}  }\n}`;
    const imported = names && `import type { ${names} } from "${platformModule}";`;
    const parts = [(heading + imported).trimEnd(), ...texts, extension];
    return [sequence, `${parts.join("\n\n")}\n`] as const;
  });
  return new Map(modules);
}
