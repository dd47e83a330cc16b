import { afterAll, expect, test } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import type { ProductRow } from "#features/products/contract.ts";

import { availabilityOf, readProductsParams, selectProducts, writeProductsParams } from "./products-params.ts";

afterAll(configureOffice({ currency: "EUR" }));

const product = (name: string, part: Partial<ProductRow> = {}): ProductRow => ({
  id: name.toLowerCase(),
  name,
  category: "Kitchen",
  summary: "",
  price: 10,
  rating: 4,
  reviewCount: 1,
  stock: 1,
  pictures: [],
  ...part,
});
const products = [
  product("Desk", { category: "Furniture", price: 300, rating: 3 }),
  product("Café mug", { price: 12, rating: 5 }),
  product("Apron", { price: 12, summary: "100 % cotton" }),
];
const names = (search: Record<string, string | number>) =>
  selectProducts(products, readProductsParams(search)).map(({ name }) => name);

test.each([
  [{}, ["Apron", "Café mug", "Desk"]],
  [{ sort: "price" }, ["Apron", "Café mug", "Desk"]],
  [{ sort: "-price" }, ["Desk", "Apron", "Café mug"]],
  [{ sort: "-rating" }, ["Café mug", "Apron", "Desk"]],
  [{ category: "Furniture" }, ["Desk"]],
  [{ q: "CAFE" }, ["Café mug"]],
  [{ q: "kitchen mug" }, ["Café mug"]],
  [{ q: "%" }, ["Apron"]],
  [{ q: 100 }, ["Apron"]],
  [{ q: "'" }, []],
  [{ q: "€300.00" }, ["Desk"]],
])("%o shows %o", (search, expected) => {
  expect(names(search)).toEqual(expected);
});

test("invalid parameters are ignored, a long search is truncated, and default values are not written", () => {
  const params = readProductsParams({ category: "Cars", sort: "stock", view: "table", q: "x".repeat(500) });
  expect(params).toEqual({ category: undefined, sort: "name", view: "grid", q: "x".repeat(200) });
  expect(writeProductsParams({ ...params, q: "" })).toEqual({});
  const full = { q: "mug", category: "Kitchen", sort: "-price", view: "list" } as const;
  expect(readProductsParams(writeProductsParams(full))).toEqual(full);
});

test.each([
  [0, "none"],
  [1, "few"],
  [9, "few"],
  [10, "plenty"],
])("%i are %s", (stock, expected) => {
  expect(availabilityOf(stock)).toBe(expected);
});
