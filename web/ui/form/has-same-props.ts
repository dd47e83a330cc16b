import { isSame } from "#web/lib/changes/conflict.ts";

/**
 * For `memo`: whether a field has to be rendered again. Lists, such as the options of a select, are compared by their
 * content, since most are made where the field is rendered. The handlers of `useContractForm` are the same in every render.
 */
export function hasSameProps(before: object, after: object): boolean {
  const known = new Map<string, unknown>(Object.entries(before));
  const props: [string, unknown][] = Object.entries(after);
  return (
    props.length === known.size && props.every(([name, value]) => known.has(name) && isEqual(known.get(name), value))
  );
}

const isEqual = (one: unknown, other: unknown) =>
  Object.is(one, other) || (Array.isArray(one) && Array.isArray(other) && isSame(one, other));
