import { type ListContent, type NestedItem, nestedListKeys } from "#demos/nested-lists/contract.ts";

/** One space, so that few lines are broken in a narrow card. */
const step = " ";

/** The lists as JSON with an item on a line, which is shorter than what `JSON.stringify` writes. */
export const formatLists = (content: ListContent) =>
  `{\n${nestedListKeys.map((key) => `${step}${JSON.stringify(key)}: ${formatItems(content[key], step)}`).join(",\n")}\n}`;

function formatItems(items: readonly NestedItem[], margin: string): string {
  if (items.length === 0) return "[]";
  return `[\n${items.map((item) => formatItem(item, margin + step)).join(",\n")}\n${margin}]`;
}

function formatItem({ id, name, children }: NestedItem, margin: string) {
  const fields = `"id": ${JSON.stringify(id)}, "name": ${JSON.stringify(name)}`;
  return `${margin}{ ${fields}${children ? `, "children": ${formatItems(children, margin)}` : ""} }`;
}
