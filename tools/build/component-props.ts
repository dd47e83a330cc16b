import { readFileSync } from "node:fs";

import {
  type BindingPattern,
  type Comment,
  type Function as FunctionNode,
  parseSync,
  type Program,
  type TSSignature,
  type TSType,
} from "oxc-parser";
import type { Plugin } from "vite";

import type { ComponentDoc, PropertyDoc } from "../../web/lib/component-doc.ts";

const suffix = "?props";

/**
 * Answers `import docs from "#web/ui/actions/button.tsx?props"` with the properties of the components that the file
 * exports, read from its source, so that a documentation of them cannot be out of date.
 */
export const componentProps = (): Plugin => ({
  name: "component-props",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(suffix)) return undefined;
    const file = id.slice(0, -suffix.length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(readComponentDocs(file, readFileSync(file, "utf8")))};`;
  },
});

/** Describes the exported components of a source: functions with a capital letter and their first parameter. */
export function readComponentDocs(file: string, source: string): readonly ComponentDoc[] {
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const reader = { source, comments, types: findTypes(program) };
  return findComponents(program).map(({ name, start, parameter }) => {
    const type = parameter && "typeAnnotation" in parameter ? parameter.typeAnnotation?.typeAnnotation : undefined;
    return {
      name,
      description: commentBefore(reader, start),
      ...readType(reader, type, parameter ? findDefaults(source, parameter) : new Map()),
    };
  });
}

type Reader = {
  readonly source: string;
  readonly comments: readonly Comment[];
  /** The types that the file declares. */
  readonly types: ReadonlyMap<string, TSType>;
};

function findTypes({ body }: Program) {
  const types = new Map<string, TSType>();
  for (const statement of body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "TSTypeAliasDeclaration") types.set(declaration.id.name, declaration.typeAnnotation);
  }
  return types;
}

type Component = { readonly name: string; readonly start: number; readonly parameter: BindingPattern | undefined };

const isComponent = (name: string) => /^[A-Z]/.test(name);
const firstOf = ({ params }: Pick<FunctionNode, "params">) => params[0] as BindingPattern | undefined;

function findComponents({ body }: Program): readonly Component[] {
  return body.flatMap((statement): Component[] => {
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration, start } = statement;
    if (declaration?.type === "FunctionDeclaration" && declaration.id && isComponent(declaration.id.name))
      return [{ name: declaration.id.name, start, parameter: firstOf(declaration) }];
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && isComponent(id.name) && init?.type === "ArrowFunctionExpression"
        ? [{ name: id.name, start, parameter: firstOf(init as unknown as FunctionNode) }]
        : [],
    );
  });
}

/** The default values of a destructured parameter, as written. */
function findDefaults(source: string, parameter: BindingPattern) {
  const defaults = new Map<string, string>();
  if (parameter.type !== "ObjectPattern") return defaults;
  for (const property of parameter.properties) {
    if (property.type !== "Property" || property.key.type !== "Identifier") continue;
    if (property.value.type !== "AssignmentPattern") continue;
    const { start, end } = property.value.right;
    defaults.set(property.key.name, source.slice(start, end));
  }
  return defaults;
}

/** The properties of a type, and the types from elsewhere that it extends. */
function readType(reader: Reader, type: TSType | undefined, defaults: ReadonlyMap<string, string>): TypeDoc {
  if (type?.type === "TSIntersectionType") {
    const parts = type.types.map((part) => readType(reader, part, defaults));
    return {
      properties: parts.flatMap(({ properties }) => properties),
      extended: parts.flatMap(({ extended }) => extended),
    };
  }
  if (type?.type === "TSTypeLiteral") {
    const properties = type.members.flatMap((member) => readMember(reader, member, defaults));
    return { properties, extended: [] };
  }
  if (type?.type === "TSTypeReference") {
    const known = type.typeName.type === "Identifier" ? reader.types.get(type.typeName.name) : undefined;
    return known
      ? readType(reader, known, defaults)
      : { properties: [], extended: [reader.source.slice(type.start, type.end)] };
  }
  return { properties: [], extended: [] };
}

type TypeDoc = Pick<ComponentDoc, "properties" | "extended">;

function readMember(reader: Reader, member: TSSignature, defaults: ReadonlyMap<string, string>): PropertyDoc[] {
  if (member.type !== "TSPropertySignature" || !member.typeAnnotation) return [];
  const { start, end } = member.key;
  const name = reader.source.slice(start, end);
  const type = member.typeAnnotation.typeAnnotation;
  const initial = defaults.get(name);
  return [
    {
      name,
      type: oneLine(reader.source.slice(type.start, type.end)),
      isOptional: member.optional,
      ...(initial !== undefined && { initial }),
      description: commentBefore(reader, member.start),
    },
  ];
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** The text of the documentation comment that ends just before a place. */
function commentBefore({ source, comments }: Reader, place: number) {
  const comment = comments.findLast(({ end }) => end <= place);
  const isDocumentation = comment?.type === "Block" && comment.value.startsWith("*");
  if (!isDocumentation || source.slice(comment.end, place).trim() !== "") return "";
  return comment.value
    .split("\n")
    .map((line) => line.replace(/^\s*\*+ ?/, "").trim())
    .join(" ")
    .trim();
}
