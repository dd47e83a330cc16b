import { afterAll, beforeAll, expect, test } from "vitest";

import { dayFormat } from "#contract/values/day-format.ts";
import { configureOffice } from "#contract/office-testing.ts";
import { type Order, type OrderRow, orderStatuses } from "#features/orders/contract.ts";
import { createApp } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";

afterAll(configureOffice({ currency: "EUR" }));

const orders = "/e-commerce/orders.json";
let db: Db;
let api: ReturnType<typeof apiOf>;

beforeAll(async () => {
  db = await openTestDb();
  await seedIfEmpty(db);
  api = apiOf(db, { username: "robin.vale" });
});

const read = async (query = "") => (await api.get(orders + query)).body as { data: OrderRow[]; total: number };
const find = async (id: string) => (await api.get(`${orders}/${id}`)).body as Order;
const fieldsOf = async (path: string) => {
  const { status, body } = await api.get(path);
  return [status, Object.keys((body as { fields?: object }).fields ?? {})];
};

test("spec §3 and §7: a page has 15 orders with the specified fields, the latest purchase first", async () => {
  const { data, total } = await read();
  expect([data.length, total]).toEqual([15, 1000]);
  expect(Object.keys(data[0] ?? {})).toEqual(
    expect.arrayContaining(["orderId", "customerId", "purchase", "delivery", "basePrice", "postalZip", "status"]),
  );
  expect(data.map(({ purchase }) => purchase)).toEqual(
    data
      .map(({ purchase }) => purchase)
      .toSorted()
      .toReversed(),
  );
});

test.each([
  ["en", (order: OrderRow) => order.orderId],
  ["en", (order: OrderRow) => order.purchase],
  ["en", (order: OrderRow) => shownDay(order.purchase, "en")],
  ["de", (order: OrderRow) => shownDay(order.delivery, "de")],
  ["ja", (order: OrderRow) => shownDay(order.delivery, "ja")],
  ["ar", (order: OrderRow) => shownDay(order.purchase, "ar-u-nu-latn")],
  ["en", (order: OrderRow) => shownEuros(order.basePrice, "en")],
  ["de", (order: OrderRow) => shownEuros(order.basePrice, "de")],
  ["fr", (order: OrderRow) => shownEuros(order.basePrice, "fr")],
  ["pt", (order: OrderRow) => shownEuros(order.basePrice, "pt")],
  ["en", (order: OrderRow) => order.basePrice.toFixed(2)],
  ["de", (order: OrderRow) => (order.status === "Shipped" ? "Versandt" : order.status)],
  ["de", (order: OrderRow) => `${order.customerId} ${shownEuros(order.basePrice, "de")} ${order.status}`],
])("%s: an order is found by the text that the table shows: %s", async (language, textOf) => {
  const { data } = await read("?size=40&status=Shipped,Delivered,Packed&basePrice=1000..");
  expect(data.length).toBeGreaterThan(0);
  for (const order of data) {
    const q = encodeURIComponent(textOf(order));
    const found = await read(`?size=1000&language=${language}&q=${q}`);
    expect(found.data.map(({ orderId }) => orderId)).toContain(order.orderId);
    expect(found.total).toBeLessThan(1000);
  }
});

test("a search for text that no order shows finds none", async () => {
  for (const q of ["2199-01-01", "Versandt", "999,999.99", "€"])
    expect(await read(`?language=en&q=${encodeURIComponent(q)}`)).toMatchObject({ data: [], total: 0 });
});

const shownDay = (day: string, locale: string) => new Intl.DateTimeFormat(locale, dayFormat).format(new Date(day));
const shownEuros = (value: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(value);

test("each order is consistent in its base price, status history and delivery date", async () => {
  const { data } = await read("?size=1000");
  for (const { orderId } of data.filter((_, index) => index % 40 === 0)) {
    const order = await find(orderId);
    const sum = order.lines.reduce((all, { price, quantity }) => all + price * quantity, 0);
    expect(order.basePrice).toBeCloseTo(sum, 2);
    expect(order.history.at(-1)?.status).toBe(order.status);
    expect(order.history.map(({ at }) => at)).toEqual(order.history.map(({ at }) => at).toSorted());
    expect(order.delivery >= order.purchase).toBe(true);
  }
});

test("each line of an order has a rate of tax, also if it was stored without one", async () => {
  const { data } = await read("?size=1000");
  const orders = await Promise.all(data.slice(0, 40).map(({ orderId }) => find(orderId)));
  const rates = new Set(orders.flatMap(({ lines }) => lines.map(({ vatRate }) => vatRate)));
  expect([...rates].toSorted((one, other) => one - other)).toEqual([10, 20]);
  const orderId = data[0]?.orderId ?? "";
  const lines = JSON.stringify([{ name: "Mug", quantity: 1, price: 18 }]);
  await db
    .updateTable("orders")
    .set({ lines })
    .where("id", "=", Number(orderId.slice(3)))
    .execute();
  expect((await find(orderId)).lines).toEqual([{ name: "Mug", quantity: 1, price: 18, vatRate: 20 }]);
});

test("orders are filtered and sorted by one or several columns", async () => {
  const all = (await read("?size=1000")).data;
  const some = await read("?size=1000&status=New,Shipped&basePrice=100..300&sort=status,-basePrice");
  const expected = all.filter(
    ({ status, basePrice }) => ["New", "Shipped"].includes(status) && basePrice >= 100 && basePrice <= 300,
  );
  expect(expected.length).toBeGreaterThan(0);
  expect(some.total).toBe(expected.length);
  const keys = some.data.map(({ status, basePrice }) => [status, -basePrice] as const);
  expect(keys).toEqual(
    keys.toSorted((one, other) => (one[0] === other[0] ? one[1] - other[1] : one[0] < other[0] ? -1 : 1)),
  );

  const [one] = all;
  expect((await read(`?orderId=${one?.orderId}`)).data.map(({ orderId }) => orderId)).toEqual([one?.orderId]);
  expect((await read(`?customerId=${one?.customerId}&size=1000`)).total).toBe(
    all.filter(({ customerId }) => customerId === one?.customerId).length,
  );
  expect((await read(`?q=${encodeURIComponent(one?.customer ?? "")}`)).total).toBeGreaterThan(0);
  const days = await read(`?size=1000&purchase=${one?.purchase}..${one?.purchase}`);
  expect(days.data.every(({ purchase }) => purchase === one?.purchase)).toBe(true);
});

test("the counts by status match the rows", async () => {
  const { body } = await api.get("/e-commerce/order-counts.json");
  const counts = body as { status: string; count: number }[];
  expect(counts.map(({ status }) => status)).toEqual(orderStatuses);
  for (const { status, count } of counts) expect((await read(`?status=${status}`)).total).toBe(count);
});

test("a status change is added to the history, a stale one is rejected, and a repeated one adds no step", async () => {
  const order = await find((await read("?status=New")).data[0]?.orderId ?? "");
  const { status, body } = await api.patch(`${orders}/${order.orderId}`, { status: "Paid", version: order.version });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "Paid", version: order.version + 1 });
  const after = await find(order.orderId);
  expect(after.history.map((step) => step.status)).toEqual([...order.history.map((step) => step.status), "Paid"]);

  // Of two changes based on the same version, the later one is rejected.
  const later = await api.patch(`${orders}/${order.orderId}`, { status: "Cancelled", version: order.version });
  expect([later.status, later.body.code]).toEqual([409, "conflict"]);
  expect(await find(order.orderId)).toEqual(after);
  // Setting the current status adds no step.
  const again = await api.patch(`${orders}/${order.orderId}`, { status: "Paid", version: after.version });
  expect([again.status, again.body.version]).toEqual([200, after.version]);
});

test("a bulk change can be undone, except for orders that have changed since", async () => {
  const [one, two, three] = (await read("?status=Delivered&size=3")).data;
  const ids = [one, two, three].map((order) => order?.orderId ?? "");
  const { body } = await api.post(`${orders}/changes`, {
    changes: [...ids.map((id) => ({ id, status: "Returned" })), { id: "AT-1", status: "Returned" }],
  });
  const { changed } = body as { changed: { id: string; before: string; version: number }[] };
  expect(changed.map(({ id }) => id)).toEqual(ids.toSorted());
  expect(changed.every(({ before }) => before === "Delivered")).toBe(true);

  const other = await find(ids[2] ?? "");
  await api.patch(`${orders}/${other.orderId}`, { status: "Cancelled", version: other.version });
  await api.post(`${orders}/changes`, {
    changes: changed.map(({ id, before, version }) => ({ id, status: before, version })),
  });
  expect(await Promise.all(ids.map(async (id) => (await find(id)).status))).toEqual([
    "Delivered",
    "Delivered",
    "Cancelled",
  ]);
});

test("spec §3: the one who changed an order last is told when another person changes it", async () => {
  const [first, second] = [await addPerson(db, "order.one", "One"), await addPerson(db, "order.two", "Two")];
  const [one, two] = [apiOf(db, first), apiOf(db, second)];
  const [order] = (await read("?status=Packed")).data;
  const set = (by: typeof one, status: string, id = order?.orderId) =>
    by.post(`${orders}/changes`, { changes: [{ id, status }] });
  const latest = async (by = one) => (await by.get("/activities/latest.json")).body;
  // Nobody has changed it before, and one's own change is no news.
  await set(one, "Shipped");
  await set(one, "Packed");
  expect(await latest()).toEqual([]);
  await set(two, "Packed");
  expect(await latest()).toEqual([]);
  await set(two, "Cancelled");
  expect(await latest()).toMatchObject([
    {
      type: "notifications",
      user: { name: "Two" },
      title: "{{name}} changed the status of order {{order}}",
      text: "Cancelled",
      details: { order: order?.orderId },
      href: `/e-commerce/orders?orderId=${order?.orderId}`,
    },
  ]);
  const { version } = await find(order?.orderId ?? "");
  await one.patch(`${orders}/${order?.orderId}`, { status: "Packed", version });
  expect([(await latest()).length, (await latest(two)).length]).toEqual([1, 1]);
});

test("a change is announced once, and a request that changes nothing is not announced", async () => {
  const count = async () =>
    (await db.selectFrom("liveChanges").where("topic", "=", "orders").select("id").execute()).length;
  const before = await count();
  const [order] = (await read("?status=Paid")).data;
  await api.patch(`${orders}/${order?.orderId}`, { status: "Packed", version: order?.version });
  expect(await count()).toBe(before + 1);
  await api.post(`${orders}/changes`, { changes: [{ id: order?.orderId, status: "Packed" }] });
  expect(await count()).toBe(before + 1);
});

test.each([
  ["page=-1", "page"],
  ["size=1000000000", "size"],
  ["sort=salary", "sort"],
  ["basePrice=1e999..", "basePrice"],
  ["purchase=2026-02-30..", "purchase"],
  ["status=Lost", "status"],
  ["lines=1", "lines"],
])("%s is rejected with the name of the field", async (query, field) => {
  expect(await fieldsOf(`${orders}?${query}`)).toEqual([400, [field]]);
});

test.each(["%", "_", "'", "\\", "%25", "😀"])("%s is taken literally", async (text) => {
  for (const column of ["q", "orderId", "customerId", "postalZip"]) {
    const { status, body } = await api.get(`${orders}?${column}=${encodeURIComponent(text)}`);
    expect([status, (body as { total: number }).total]).toEqual([200, 0]);
  }
});

test("unknown orders and invalid changes are rejected", async () => {
  expect((await api.get(`${orders}/AT-1`)).status).toBe(404);
  expect((await api.get(`${orders}/AT-999999999`)).status).toBe(404);
  expect((await api.get(`${orders}/nonsense`)).status).toBe(400);
  expect((await api.patch(`${orders}/AT-1`, { status: "Paid", version: 1 })).status).toBe(404);
  const [order] = (await read()).data;
  for (const body of [
    {},
    { status: "Lost", version: 1 },
    { status: "Paid" },
    { status: "Paid", version: 0 },
    { status: "Paid", version: 1e20 },
    '{"status":"Paid","version":1e999}',
    { status: "Paid\0", version: 1 },
  ]) {
    expect((await api.patch(`${orders}/${order?.orderId}`, body)).status).toBe(400);
  }
  expect((await api.post(`${orders}/changes`, { changes: [] })).status).toBe(400);
});

const download = async (query: string, keys?: unknown) => {
  const response = await createApp({ db }).request(`/e-commerce/orders/export?${query}`, {
    ...(keys !== undefined && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ keys }),
    }),
  });
  return { status: response.status, lines: (await response.text()).split("\r\n").filter(Boolean) };
};

test("all matching orders are exported with the chosen columns", async () => {
  const [first] = (await read("?status=Cancelled&sort=orderId")).data;
  const { lines } = await download("format=csv&status=Cancelled&sort=orderId&columns=orderId,basePrice");
  expect(lines).toHaveLength((await read("?status=Cancelled")).total + 1);
  expect(lines[1]).toBe(`${first?.orderId},${first?.basePrice}`);
});

test("an export has the customer's name, the translated status, and the separators of the language", async () => {
  const first = (await read("?status=Shipped&size=1000")).data.find(({ basePrice }) => !Number.isInteger(basePrice));
  const price = String(first?.basePrice).replace(".", ",");
  const query = `format=csv&orderId=${first?.orderId}&columns=customerId,basePrice,status`;
  expect((await download(`${query}&language=de`)).lines).toEqual([
    "Kunde;Kundennummer;Warenwert;Status",
    `${first?.customer};${first?.customerId};${price};Versandt`,
  ]);
  expect((await download(`${query}&language=xx`)).lines).toEqual([
    "Customer,Customer number,Base price,Status",
    `${first?.customer},${first?.customerId},${first?.basePrice},Shipped`,
  ]);
});

test("selected orders are exported, in the order of the table", async () => {
  const { data } = await read("?sort=orderId&size=5");
  const ids = data.map(({ orderId }) => orderId).filter((_, index) => index % 2 === 0);
  const { lines } = await download("format=csv&sort=orderId&columns=orderId", [...ids.toReversed(), "AT-1", "'"]);
  expect(lines.slice(1)).toEqual(ids);
  for (const keys of [[], null, "AT-1", [1], ["x".repeat(41)], Array.from({ length: 10_001 }, () => "AT-1")])
    expect([keys, (await download("format=csv", keys)).status]).toEqual([keys, 400]);
});
