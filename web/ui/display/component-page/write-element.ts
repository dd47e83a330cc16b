import type { PropertyDoc } from "#web/lib/component-doc.ts";
import { initialOf, type PropertyValue, type PropertyValues } from "#web/ui/display/component-page/property-control.ts";

type Element = {
  readonly name: string;
  readonly properties: readonly PropertyDoc[];
  readonly values: PropertyValues;
  /** Further attributes as written, such as `onClick={save}`. */
  readonly attributes?: readonly string[];
  /** The content as written, if `children` is not one of the values. */
  readonly content?: string | undefined;
};

const lineWidth = 80;

/** Writes an element as a programmer would: without initial values, and on several lines if one is too short. */
export function writeElement({ name, properties, values, attributes = [], content }: Element): string {
  const written = properties.flatMap((property) => {
    const value = values[property.name];
    if (property.name === "children" || value === undefined || value === initialOf(property)) return [];
    // What is optional is off without it.
    if (value === false && property.isOptional && property.initial === undefined) return [];
    return [writeAttribute(property.name, value)];
  });
  const all = [...written, ...attributes];
  const { children } = values;
  const inside = children === undefined ? content : writeText(String(children));
  const start = [name, ...all].join(" ");
  const line = inside === undefined ? `<${start} />` : `<${start}>${inside}</${name}>`;
  if (line.length <= lineWidth) return line;
  if (inside !== undefined && start.length < lineWidth) return `<${start}>\n  ${inside}\n</${name}>`;
  const lines = all.map((attribute) => `\n  ${attribute}`).join("");
  return inside === undefined ? `<${name}${lines}\n/>` : `<${name}${lines}\n>\n  ${inside}\n</${name}>`;
}

function writeAttribute(name: string, value: PropertyValue) {
  if (value === true) return name;
  // JSX has no escapes in quotes.
  return typeof value === "string" && !/["&\n]/.test(value)
    ? `${name}="${value}"`
    : `${name}={${JSON.stringify(value)}}`;
}

const writeText = (text: string) => (/[{}<>&]|^\s|\s$|^$/.test(text) ? `{${JSON.stringify(text)}}` : text);
