import { expect, test } from "vitest";

import type { TemplateValues } from "#features/email-templates/contract.ts";
import {
  fromFields,
  replaceFields,
  replaceRows,
  rowsOf,
  toFields,
} from "#features/email-templates/web/field-values.ts";

const receipt: TemplateValues = {
  template: "receipt",
  company: "Office",
  subject: "Receipt",
  customer: "Mei",
  order: "7",
  lines: [
    { item: "Pen", quantity: 2, price: 0.5 },
    { item: "Desk", quantity: 1, price: 300 },
  ],
  note: "Thanks",
};

test("fields have the names of the schema's errors, and become the same values", () => {
  const fields = toFields(receipt);
  expect(fields).toMatchObject({ order: "7", "lines.0.item": "Pen", "lines.1.price": 300 });
  expect(fromFields(fields)).toEqual(receipt);
});

test("rows are removed and added", () => {
  const fields = toFields(receipt);
  const [, desk = {}] = rowsOf(fields, "lines");
  const fewer = { ...fields, ...replaceRows(fields, "lines", [desk]) };
  expect(rowsOf(fewer, "lines")).toEqual([{ item: "Desk", quantity: 1, price: 300 }]);
  const more = { ...fewer, ...replaceRows(fewer, "lines", [desk, { item: "", quantity: 1, price: "" }]) };
  expect(fromFields(more)["lines"]).toEqual([desk, { item: "", quantity: 1, price: "" }]);
});

test("a replaced form has the fields of the other only", () => {
  const before = toFields(receipt);
  const after = { ...before, ...replaceRows(before, "lines", []) };
  expect(fromFields({ ...before, ...replaceFields(before, after) })["lines"]).toEqual([]);
});
