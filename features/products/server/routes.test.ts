import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { type Product, productCategories, type ProductRow } from "#features/products/contract.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { apiOf } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";

const products = "/e-commerce/products.json";
let db: Db;
let api: ReturnType<typeof apiOf>;

beforeAll(async () => {
  db = await openTestDb();
  await seedIfEmpty(db);
  api = apiOf(db, { username: "robin.vale" });
});

const read = async (query = "") => (await api.get(products + query)).body as { data: ProductRow[]; total: number };
const find = async (id: string) => (await api.get(`${products}/${id}`)).body as Product;
const review = (part: object = {}) => ({
  id: randomUUID(),
  name: "Ada",
  email: "ada@example.org",
  review: "I would buy this one again.",
  quality: 5,
  reliability: 4,
  overall: 3,
  ...part,
});
const post = (id: string, body: unknown) => api.post(`${products}/${id}/reviews`, body);

test("products have pictures, a price, a rating and a category, and can be searched, filtered and sorted", async () => {
  const { data, total } = await read();
  expect([data.length, total]).toEqual([12, 12]);
  expect(new Set(data.map(({ category }) => category))).toEqual(new Set(productCategories));
  expect(data.every(({ pictures, price, rating }) => pictures.length === 3 && price > 0 && rating > 0)).toBe(true);
  const cheap = await read("?category=Kitchen,Office&price=..60&sort=-price");
  const prices = cheap.data.map(({ price }) => price);
  expect(prices).toEqual(
    data
      .flatMap(({ category, price }) => (["Kitchen", "Office"].includes(category) && price <= 60 ? [price] : []))
      .toSorted((one, other) => other - one),
  );
  expect((await read("?q=beech")).data.map(({ id }) => id)).toEqual(["beech-chair"]);
});

test("the rating is the average of the reviews, also after a new review", async () => {
  const before = await find("beech-chair");
  const average = (given: readonly { overall: number }[]) =>
    given.reduce((sum, { overall }) => sum + overall, 0) / given.length;
  expect(before.rating).toBeCloseTo(average(before.reviews), 1);
  const { status, body } = await post("beech-chair", review());
  expect(status).toBe(200);
  expect(body).not.toHaveProperty("email");
  const after = await find("beech-chair");
  expect(after.reviewCount).toBe(before.reviewCount + 1);
  expect(after.reviews[0]).toEqual(body);
  expect(after.rating).toBeCloseTo(average(after.reviews), 1);
});

test("a review sent twice is stored once, and a different one with the same ID is rejected", async () => {
  const sent = review();
  const { reviewCount } = await find("writing-desk");
  const answers = await Promise.all([post("writing-desk", sent), post("writing-desk", sent)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await find("writing-desk")).reviewCount).toBe(reviewCount + 1);
  expect((await post("writing-desk", { ...sent, overall: 1 })).status).toBe(409);
  expect((await post("wall-shelf", sent)).status).toBe(409);
});

test("concurrent reviews are all counted", async () => {
  const before = await find("dome-pendant");
  await Promise.all([1, 2, 3, 4, 5].map((overall) => post("dome-pendant", review({ overall }))));
  const after = await find("dome-pendant");
  expect(after.reviewCount).toBe(before.reviewCount + 5);
  const sum = before.reviews.reduce((all, { overall }) => all + overall, 0) + 15;
  expect(after.rating).toBeCloseTo(sum / after.reviewCount, 1);
});

test.each([
  [{ name: " " }, "name", "The name is required and cannot be empty"],
  [{ email: "" }, "email", "The email address is required and cannot be empty"],
  [{ email: "ada" }, "email", "The email address is not valid"],
  [{ review: "" }, "review", "The review is required and cannot be empty"],
  [{ review: "Nineteen characters" }, "review", "The review must be at least 20 characters long"],
  [{ review: "   short with spaces         " }, "review", "The review must be at least 20 characters long"],
  [{ review: "x".repeat(2001) }, "review", "The review is too long"],
  [{ quality: undefined }, "quality", "Choose one to five stars"],
  [{ reliability: 0 }, "reliability", "Choose one to five stars"],
  [{ overall: 6 }, "overall", "Choose one to five stars"],
  [{ overall: 2.5 }, "overall", "Choose one to five stars"],
])("spec §5: a review with %o is rejected with an error at its field", async (part, field, message) => {
  const { status, body } = await post("beech-chair", review(part));
  expect([status, body.code, body.fields]).toEqual([400, "invalid_input", { [field]: message }]);
});

test("a review of exactly 20 characters is accepted", async () => {
  expect((await post("stoneware-mug", review({ review: "Exactly twenty chars" }))).status).toBe(200);
});

test.each([
  ["page=-1", "page"],
  ["size=1000000000", "size"],
  ["sort=cost", "sort"],
  ["price=1e999..", "price"],
  ["category=Cars", "category"],
])("%s is rejected with the name of the field", async (query, field) => {
  const { status, body } = await api.get(`${products}?${query}`);
  expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]]);
});

test.each(["%", "_", "'", "\\"])("%s is taken literally", async (text) => {
  const { status, body } = await api.get(`${products}?q=${encodeURIComponent(text)}`);
  expect([status, (body as { total: number }).total]).toEqual([200, 0]);
});

test("unknown products and invalid reviews are rejected", async () => {
  expect((await api.get(`${products}/no-such-thing`)).status).toBe(404);
  expect((await api.get(`${products}/%27%25`)).status).toBe(400);
  expect((await post("no-such-thing", review())).status).toBe(404);
  expect((await post("beech-chair", review({ review: `${"x".repeat(30)}\0` }))).status).toBe(400);
  expect((await post("beech-chair", "{")).status).toBe(400);
});

test("an order takes from the stock, and is in the table, the invoice and the figures of the dashboard", async () => {
  const order = (body: object, slug = "arc-desk-lamp") => api.post(`${products}/${slug}/orders`, body);
  const figures = async () => (await api.get("/visits.json?days=7")).body.totals as { orders: number; income: number };
  const [{ stock, price, name }, before] = [await find("arc-desk-lamp"), await figures()];
  const request = { id: randomUUID(), quantity: 2 };
  const { orderId } = (await order(request)).body as { orderId: string };
  // A repeated request makes no second order.
  expect((await order(request)).body).toEqual({ orderId });
  expect((await order({ ...request, quantity: 1 })).status).toBe(409);

  expect((await find("arc-desk-lamp")).stock).toBe(stock - 2);
  expect((await api.get(`/e-commerce/orders.json/${orderId}`)).body).toMatchObject({
    customer: "Robin Vale",
    basePrice: price * 2,
    shipping: 0,
    status: "New",
    lines: [{ name, quantity: 2, price }],
    history: [{ status: "New" }],
  });
  expect((await api.get("/e-commerce/orders.json?size=1")).body.data[0].orderId).toBe(orderId);
  const after = await figures();
  expect([after.orders - before.orders, after.income - before.income]).toEqual([1, price * 200]);
});

test("more than the stock cannot be ordered, nor less than one", async () => {
  const { stock } = await find("writing-desk");
  const order = (quantity: number) => api.post(`${products}/writing-desk/orders`, { id: randomUUID(), quantity });
  for (const quantity of [stock + 1, 0, 1.5]) {
    expect(await order(quantity)).toMatchObject({ status: 400, body: { fields: { quantity: expect.any(String) } } });
  }
  expect((await api.post(`${products}/unknown/orders`, { id: randomUUID(), quantity: 1 })).status).toBe(404);
  expect((await find("writing-desk")).stock).toBe(stock);
});
