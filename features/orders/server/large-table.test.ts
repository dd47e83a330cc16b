import { type KyselyPlugin, type OperationNode, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";

import { orderColumns } from "#features/orders/contract.ts";
import { type TableQuery, tableQuery } from "#contract/tables/table-query.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { readTablePage } from "#server/lib/tables/table-query.ts";
import { orderSource } from "#features/orders/server/sources.ts";

let db: Db;
const rows = 30_000;

beforeAll(async () => {
  db = await openTestDb();
  // In several statements, so that each stays far below the statement timeout.
  for (let first = 1; first <= rows; first += 5000)
    await sql`
    insert into orders (customer_id, customer, email, city, postal_zip, purchase, delivery, base_price, status)
    select 'C-' || n, 'Customer ' || n, 'c@example.org', 'Porto', lpad((n * 48271 % 100000)::text, 5, '0'),
      date '2024-01-01' + n % 900, date '2024-01-08' + n % 900, (n * 7919 % 1000000) / 100.0,
      (array['New', 'Paid', 'Packed', 'Shipped', 'Delivered'])[1 + n % 5]
    from generate_series(${sql.lit(first)}, ${sql.lit(first + 4999)}) n`.execute(db);
  // Autovacuum does this after some time; until then, new rows wait in the pending list of the word index.
  await sql`vacuum analyze orders`.execute(db);
}, 120_000);

const parse = (query: Record<string, string>) => tableQuery(orderColumns).parse(query) as TableQuery;

/** The page that a search returns, and the plans of its queries in order. */
async function plansOf(query: Record<string, string>) {
  const nodes: OperationNode[] = [];
  const listener: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const page = await readTablePage(db.withPlugin(listener), orderSource, parse(query), 15);
  const plans: string[] = [];
  for (const node of nodes) {
    const compiled = db.getExecutor().compileQuery(node as never, { queryId: "plan" });
    const plan = await db.executeQuery<Record<string, string>>({
      ...compiled,
      sql: `explain (costs off) ${compiled.sql}`,
    });
    plans.push(plan.rows.flatMap((row) => Object.values(row)).join("\n"));
  }
  return { page, plans };
}

test.each([
  ["a word", { q: "30007" }],
  ["an amount in English", { q: "7,919.01", language: "en" }],
  ["an amount in German", { q: "3.210,07 €", language: "de" }],
  ["an order number and a city", { q: "AT-20000 porto" }],
  ["a day and an amount", { q: "2026-02-03 2.345,67", language: "de" }],
  ["a word that no order contains", { q: "zzzzqqq" }],
])("a search for %s uses the text index and no sequential scan", async (_, query) => {
  const { plans } = await plansOf(query);
  const plan = plans.join("\n");
  expect(plan).toContain("Bitmap Index Scan on orders_text");
  expect(plan).not.toContain("Seq Scan");
});

test.each(["status,-basePrice", "-status,basePrice", "status,purchase"])(
  "the first and the last page sorted by %s read an index of the second column",
  async (sort) => {
    for (const page of ["1", String(rows / 15)]) {
      const { plans } = await plansOf({ sort, page });
      expect(plans.at(-1)).toMatch(/Index Scan (?:Backward )?using orders_by_(?:price|purchase)/);
      expect(plans.at(-1)).not.toContain("Incremental Sort");
    }
  },
);

test("in a large table, matching rows are counted up to 500, and further on later pages", async () => {
  const read = async (page: string) => readTablePage(db, orderSource, parse({ q: "porto", page }), 15);
  const setTotal = (total: number) =>
    db.updateTable("tableCounts").set({ total }).where("name", "=", "orders").execute();
  expect(await read("1")).toMatchObject({ total: 10_000, isMore: true });
  await setTotal(100_000);
  const [first, last, further] = [await read("1"), await read("33"), await read("34")];
  await setTotal(rows);
  expect([first.total, last.total, further.total]).toEqual([500, 500, 10_000]);
  expect([first.isMore, first.data.length, further.data.length]).toEqual([true, 15, 15]);
});

test.each([
  ["status,-basePrice", sql`status, base_price desc, id desc`],
  ["-status,basePrice", sql`status desc, base_price, id`],
  ["purchase,-basePrice,status", sql`purchase, base_price desc, status, id`],
])("the pages sorted by %s are parts of one order", async (sort, order) => {
  const { rows: all } = await sql<{ id: string }>`select order_id as id from orders order by ${order}`.execute(db);
  const size = 17;
  const boundary = Math.ceil(rows / 5 / size);
  const last = Math.ceil(rows / size);
  for (const page of [1, 2, boundary, boundary + 1, Math.ceil(last / 2), last - boundary, last - 1, last]) {
    const { data } = await readTablePage(db, orderSource, parse({ sort, page: String(page) }), size);
    expect(data.map(({ orderId }) => orderId)).toEqual(all.slice((page - 1) * size, page * size).map(({ id }) => id));
  }
});

test.each(orderColumns.flatMap(({ id }) => [id, `-${id}`]))("a page sorted by %s comes from an index", async (sort) => {
  const { plans } = await plansOf({ sort });
  const plan = plans.join("\n");
  expect(plan).toMatch(/Index (?:Only )?Scan (?:Backward )?using orders_by_/);
  expect(plan).not.toMatch(/Seq Scan on orders|Incremental Sort/);
});
