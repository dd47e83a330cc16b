import { expect, test } from "vitest";

import { hasSameProps } from "#web/ui/form/has-same-props.ts";

const onChange = () => {};
const props = { value: "a", options: [{ value: "a", label: "A" }], onChange };

test.each([
  ["the same", props, true],
  ["a list with the same content", { ...props, options: [{ value: "a", label: "A" }] }, true],
  ["another value", { ...props, value: "b" }, false],
  ["a list in another language", { ...props, options: [{ value: "a", label: "B" }] }, false],
  ["another handler", { ...props, onChange: () => {} }, false],
  ["one more property", { ...props, error: undefined }, false],
  ["one property less", { value: "a", options: props.options }, false],
  ["another name", { value: "a", options: props.options, onBlur: onChange }, false],
])("a field with %s: %s", (_, after, expected) => {
  expect(hasSameProps(props, after)).toBe(expected);
});
