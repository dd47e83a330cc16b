import type { PropertyDoc } from "#web/lib/component-doc.ts";

export type PropertyValue = string | number | boolean;
export type PropertyValues = Readonly<Record<string, PropertyValue>>;

/** How a reader changes a property of a component that is drawn. */
export type PropertyControl =
  | { readonly kind: "choice"; readonly options: readonly (string | number)[] }
  | { readonly kind: "switch" }
  | { readonly kind: "text" }
  | { readonly kind: "number" };

/** Longer texts would make an address that nobody can share. In characters. */
export const maxText = 200;

/**
 * The control of a property, from its type as written: a union of literals is a choice. None for types that a control
 * cannot express, such as functions and elements, and for `className`, whose classes are not global.
 */
export function controlOf({ name, type }: Pick<PropertyDoc, "name" | "type">): PropertyControl | undefined {
  if (name === "className") return undefined;
  const members = type
    .split("|")
    .map((member) => member.trim())
    .filter((member) => member !== "undefined" && member !== "");
  if (members.length === 1) {
    if (members[0] === "boolean") return { kind: "switch" };
    if (members[0] === "string") return { kind: "text" };
    if (members[0] === "number") return { kind: "number" };
  }
  const options = members.map(readLiteral);
  return options.length > 0 && options.every((option) => option !== undefined)
    ? { kind: "choice", options }
    : undefined;
}

/** A literal as written, such as `"small"` or `16`. */
function readLiteral(text: string): string | number | undefined {
  if (/^"[^"\\]*"$/.test(text)) return text.slice(1, -1);
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** The initial value of a property, if it is a literal. */
export function initialOf({ initial }: Pick<PropertyDoc, "initial">): PropertyValue | undefined {
  if (initial === "true" || initial === "false") return initial === "true";
  return initial === undefined ? undefined : readLiteral(initial);
}

const fits = (control: PropertyControl, value: unknown): value is PropertyValue => {
  if (control.kind === "choice") return control.options.some((option) => option === value);
  if (control.kind === "switch") return typeof value === "boolean";
  if (control.kind === "number") return typeof value === "number" && Number.isFinite(value);
  return typeof value === "string" && value.length <= maxText;
};

/** The values of an address that are valid for these properties. All others are ignored. */
export const readValues = (
  search: Readonly<Record<string, unknown>>,
  properties: readonly PropertyDoc[],
): PropertyValues =>
  Object.fromEntries(
    properties.flatMap((property) => {
      const control = controlOf(property);
      const value = search[property.name];
      return control && fits(control, value) ? [[property.name, value]] : [];
    }),
  );
