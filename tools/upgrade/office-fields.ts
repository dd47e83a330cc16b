import { parseSync } from "oxc-parser";

type Field = { readonly text: string; readonly isOptional: boolean };

/** Returns the fields of the exported type or object of a source, with their types or values. */
function fieldsOf(source: string): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
    source.slice(start, end).replaceAll(/\s+/g, " ");
  for (const statement of parseSync("office.ts", source).program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : undefined;
    if (declaration?.type === "TSTypeAliasDeclaration" && declaration.typeAnnotation.type === "TSTypeLiteral") {
      for (const member of declaration.typeAnnotation.members) {
        if (member.type !== "TSPropertySignature" || member.key.type !== "Identifier" || !member.typeAnnotation)
          continue;
        fields.set(member.key.name, { text: textOf(member.typeAnnotation), isOptional: member.optional });
      }
    }
    const value = declaration?.type === "VariableDeclaration" ? declaration.declarations[0]?.init : undefined;
    if (value?.type !== "ObjectExpression") continue;
    for (const property of value.properties) {
      if (property.type !== "Property" || property.key.type !== "Identifier") continue;
      fields.set(property.key.name, { text: textOf(property.value), isOptional: false });
    }
  }
  return fields;
}

/** The sources of `contract/office.ts` and `office.config.ts`. */
type Sources = { readonly type: string; readonly config: string };

/** Describes what changes about the fields of the configuration, and about the values that Atrium gives them. */
export function describeFieldChanges(before: Sources, after: Sources): readonly string[] {
  const [typesBefore, types] = [fieldsOf(before.type), fieldsOf(after.type)];
  const [valuesBefore, values] = [fieldsOf(before.config), fieldsOf(after.config)];
  const describe = (name: string) => {
    const [typeBefore, type] = [typesBefore.get(name), types.get(name)];
    if (!typeBefore && type) return `${name} is new, and ${type.isOptional ? "optional" : "has to be set"}`;
    if (typeBefore && !type) return `${name} is gone`;
    if (typeBefore?.isOptional && type?.isOptional === false) return `${name} has to be set`;
    if (typeBefore?.text !== type?.text) return `${name} takes other values: ${type?.text.replace(/^: /, "")}`;
    const [valueBefore, value] = [valuesBefore.get(name)?.text, values.get(name)?.text];
    return valueBefore === value
      ? ""
      : `${name} is ${value ?? "not set"} in the release, and was ${valueBefore ?? "not set"}`;
  };
  return [...new Set([...typesBefore.keys(), ...types.keys()])].map(describe).filter(Boolean);
}
