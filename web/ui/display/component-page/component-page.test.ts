import { expect, test } from "vitest";

import { readPlaygroundParams } from "#web/ui/display/component-page/playground-params.ts";
import { controlOf, initialOf, readValues } from "#web/ui/display/component-page/property-control.ts";
import { writeElement } from "#web/ui/display/component-page/write-element.ts";

test.each([
  ['"small" | "large"', { kind: "choice", options: ["small", "large"] }],
  ["16 | 24 | undefined", { kind: "choice", options: [16, 24] }],
  ["boolean", { kind: "switch" }],
  ["boolean | undefined", { kind: "switch" }],
  ["string", { kind: "text" }],
  ["number", { kind: "number" }],
  ["ReactNode", undefined],
  ['"small" | Size', undefined],
  ["(id: string) => void", undefined],
])("the control of %s", (type, control) => {
  expect(controlOf({ name: "size", type })).toEqual(control);
});

test("a class is no control", () => {
  expect(controlOf({ name: "className", type: "string | undefined" })).toBeUndefined();
});

test.each([
  ['"small"', "small"],
  ["24", 24],
  ["false", false],
  ["icons[tone]", undefined],
])("the initial value %s", (initial, value) => {
  expect(initialOf({ initial })).toBe(value);
});

const properties = [
  { name: "size", type: '"small" | "medium"', isOptional: true, initial: '"medium"', description: "" },
  { name: "label", type: "string", isOptional: false, description: "" },
  { name: "isBusy", type: "boolean", isOptional: true, description: "" },
  { name: "max", type: "number", isOptional: true, initial: "100", description: "" },
  { name: "onClick", type: "() => void", isOptional: true, description: "" },
];

test("an address has only values that its properties allow", () => {
  expect(readValues({ size: "small", label: 7, isBusy: true, max: 5, onClick: "x", other: 1 }, properties)).toEqual({
    size: "small",
    isBusy: true,
    max: 5,
  });
  expect(readValues({ size: "huge", isBusy: "yes", label: "x".repeat(201) }, properties)).toEqual({});
});

test("an address keeps simple values, and shortens texts", () => {
  expect(readPlaygroundParams({ size: "small", max: 5, on: false, list: [1], none: null })).toEqual({
    size: "small",
    max: 5,
    on: false,
  });
  expect(readPlaygroundParams({ label: "x".repeat(300) })).toEqual({ label: "x".repeat(200) });
});

test.each([
  [{}, "<Chip />"],
  [{ size: "medium", max: 100, isBusy: false }, "<Chip />"],
  [{ size: "small", isBusy: true, max: 5 }, '<Chip size="small" isBusy max={5} />'],
  [{ label: 'Say "yes"' }, String.raw`<Chip label={"Say \"yes\""} />`],
  [{ children: "Save" }, "<Chip>Save</Chip>"],
  [{ children: "a < b" }, '<Chip>{"a < b"}</Chip>'],
  [{ label: "x".repeat(80) }, `<Chip\n  label="${"x".repeat(80)}"\n/>`],
  [{ children: "y".repeat(80) }, `<Chip>\n  ${"y".repeat(80)}\n</Chip>`],
])("writes %j", (values, source) => {
  expect(writeElement({ name: "Chip", properties, values })).toBe(source);
});

test("writes attributes and content as they are", () => {
  expect(
    writeElement({ name: "Chip", properties, values: {}, attributes: ["onClick={save}"], content: "<Icon />" }),
  ).toBe("<Chip onClick={save}><Icon /></Chip>");
});
