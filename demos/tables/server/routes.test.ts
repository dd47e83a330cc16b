import { randomUUID } from "node:crypto";

import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";

import { cities, type DataRow, type GridRow } from "#demos/tables/contract.ts";
import { createApp } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { apiOf } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";

const data = "/tables/datatables.standard.json";
const grid = "/tables/jqgrid.json";
let db: Db;
let api: ReturnType<typeof apiOf>;

beforeAll(async () => {
  db = await openTestDb();
  await seedIfEmpty(db);
  api = apiOf(db, { username: "robin.vale" });
});

type Page<Row> = { data: Row[]; total: number; isMore?: boolean };
const read = async (query = "") => (await api.get(data + query)).body as Page<DataRow>;
const readGrid = async (query = "") => (await api.get(grid + query)).body as Page<GridRow>;
const fieldsOf = async (path: string) => {
  const { status, body } = await api.get(path);
  return [status, Object.keys((body as { fields?: object }).fields ?? {})];
};

test("spec §9: a page of the data table has 15 rows with id, name, phone, company, zip, city and date", async () => {
  const { data: rows, total } = await read();
  expect([rows.length, total]).toEqual([15, 800]);
  expect(Object.keys(rows[0] ?? {})).toEqual(["id", "name", "phone", "company", "zip", "city", "date"]);
});

test("the pages of each sort order together have every row once, in a stable order", async () => {
  for (const sort of ["city", "-city,name", "-date", "id", "-id", "phone", "zip,-company"]) {
    const whole = await read(`?size=1000&sort=${sort}`);
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => read(`?size=150&page=${page}&sort=${sort}`)));
    expect(pages.flatMap((page) => page.data.map(({ id }) => id))).toEqual(whole.data.map(({ id }) => id));
    expect(new Set(whole.data.map(({ id }) => id)).size).toBe(800);
  }
});

test("rows are sorted by several columns in turn", async () => {
  const { data: rows } = await read("?size=1000&sort=city,-date");
  const keys = rows.map(({ city, date }) => [cities.indexOf(city as "Lyon"), -Date.parse(date)] as const);
  expect(keys).toEqual(keys.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]));
});

test("every kind of filter works, alone and combined, ignoring case and accents", async () => {
  const all = (await read("?size=1000")).data;
  const byName = await read("?size=1000&name=MULLER");
  expect(byName.total).toBeGreaterThan(0);
  expect(byName.data.every(({ name }) => name.includes("Müller"))).toBe(true);
  const byCity = await read(`?size=1000&city=Porto,${encodeURIComponent("Montréal")}`);
  expect(byCity.total).toBe(all.filter(({ city }) => city === "Porto" || city === "Montréal").length);
  const byId = await read("?size=1000&id=10.5..20");
  expect(byId.data.map(({ id }) => id)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  const day = all[0]?.date ?? "";
  const byDay = await read(`?size=1000&date=${day}..${day}`);
  expect(byDay.data.every(({ date }) => date === day)).toBe(true);
  const together = await read(`?size=1000&city=Porto&date=..${day}&q=${encodeURIComponent("gmbh a")}`);
  expect(together.data.every((row) => row.city === "Porto" && row.date <= day && row.company.includes("GmbH"))).toBe(
    true,
  );
});

test("a search finds numbers, days and parts of days in the data table and the grid", async () => {
  const [person] = (await read("?id=137..137")).data;
  for (const q of ["137", person?.date ?? "", (person?.date ?? "").slice(0, 7)])
    expect((await read(`?size=1000&q=${q}`)).data).toContainEqual(person);
  const added = await api.post(grid, row({ name: "Found by sums", amount: 5249.74, tax: 1000.5 }));
  for (const [language, q] of [
    ["en", "5,249.74"],
    ["en", "5249.74"],
    ["en", "6,250.24"],
    ["de", "1.000,50"],
    ["de", "5.249,74 6.250,24"],
    ["fr", "6\u202f250,24"],
    ["en", "Mar 1, 2026 5,249.74"],
    ["de", "1. März 2026 5.249,74"],
  ] as const) {
    const found = await readGrid(`?size=1000&language=${language}&q=${encodeURIComponent(q)}`);
    expect([q, found.data]).toEqual([q, [added.body]]);
  }
  // In the format of the table's language only.
  expect(await readGrid("?language=de&q=5,249.74")).toMatchObject({ data: [] });
});

test.each(["%", "_", "'", "\\", '"; drop table data_rows; --', "%25"])("%s is taken literally", async (text) => {
  const query = encodeURIComponent(text);
  for (const filter of [`name=${query}`, `q=${query}`, `phone=${query}`]) {
    const answer = await api.get(`${data}?${filter}`);
    expect([filter, answer.status]).toEqual([filter, 200]);
    const page = answer.body as Page<DataRow>;
    expect(page.data.every((row) => JSON.stringify(row).includes(text))).toBe(true);
  }
});

test.each([
  ["page=-1", "page"],
  ["page=0", "page"],
  ["page=1.5", "page"],
  ["size=0", "size"],
  ["size=1000000000", "size"],
  ["size=1001", "size"],
  ["sort=salary", "sort"],
  ["sort=name,name", "sort"],
  ["sort=", "sort"],
  ["sort=-", "sort"],
  ["salary=3", "salary"],
  ["id=1e999..", "id"],
  ["id=..", "id"],
  ["id=5", "id"],
  ["date=2026-02-30..", "date"],
  ["date=yesterday..", "date"],
  ["city=Atlantis", "city"],
  ["name=", "name"],
  [`name=${"x".repeat(2000)}`, "name"],
  [`q=${"x".repeat(201)}`, "q"],
])("%s is rejected with the name of the field", async (query, field) => {
  expect(await fieldsOf(`${data}?${query}`)).toEqual([400, [field]]);
  if (field !== "city" && field !== "salary") return;
  expect(await fieldsOf(`/tables/datatables.standard/export?format=csv&${query}`)).toEqual([400, [field]]);
});

test("a NUL is rejected, and a page after the last is empty", async () => {
  expect((await api.get(`${data}?name=a%00b`)).status).toBe(400);
  expect(await read("?page=999999")).toMatchObject({ data: [], total: 800 });
  expect(await read("?page=2&city=Porto&id=..1")).toMatchObject({ data: [] });
});

test("matching rows are counted up to 10,000, and pages beyond that have the exact total", async () => {
  const own = await openTestDb();
  const { sql } = await import("kysely");
  await sql`
    insert into data_rows (name, phone, company, zip, city, date)
    select 'Ann ' || n, '1', 'Many', '1', 'Porto', '2026-01-01' from generate_series(1, 10500) n`.execute(own);
  const person = apiOf(own, { username: "robin.vale" });
  await seedPerson(own);
  expect((await person.get(`${data}?company=many`)).body).toMatchObject({ total: 10_000, isMore: true });
  // Beyond the first limit of counting, the rows and their exact number are still returned.
  const further = (await person.get(`${data}?company=many&size=100&page=101`)).body as Page<DataRow>;
  expect(further).toMatchObject({ total: 10_500 });
  expect(further.isMore).toBeUndefined();
  expect(further.data.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, place) => 10_001 + place));
  const straddling = (await person.get(`${data}?company=many&size=15&page=667`)).body as Page<DataRow>;
  expect(straddling.data.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, place) => 9991 + place));
  const end = (await person.get(`${data}?company=many&size=100&page=105`)).body as Page<DataRow>;
  expect(end.data.at(-1)).toMatchObject({ id: 10_500 });
  expect((await person.get(`${data}?company=many&page=1000000`)).body).toEqual({ data: [], total: 10_500 });
  expect((await person.get(`${data}?page=700&sort=-id`)).body).toMatchObject({ total: 10_500 });
  const last = (await person.get(`${data}?page=700&sort=-id`)).body as Page<DataRow>;
  expect(last.data.at(-1)).toMatchObject({ id: 1 });
  await sql`delete from data_rows where id > 100`.execute(own);
  expect((await person.get(data)).body).toMatchObject({ total: 100 });
});

const seedPerson = async (own: Db) => {
  const { addPerson } = await import("#server/lib/testing.ts");
  await addPerson(own, "robin.vale");
};

const row = (more: object = {}) => ({
  key: randomUUID(),
  date: "2026-03-01",
  name: "Paper",
  note: "",
  amount: 10.1,
  tax: 0.2,
  ...more,
});

test("spec §9: a page of the grid has 10 rows, and the server computes the total", async () => {
  expect((await readGrid()).data).toHaveLength(10);
  const added = await api.post(grid, row({ total: 99 }));
  expect(added.body).toMatchObject({ name: "Paper", amount: 10.1, tax: 0.2, total: 10.3, version: 1 });
  expect((await readGrid("?size=1000&total=10.3..10.3")).data).toContainEqual(added.body);
});

test.each([
  ["no date", { date: undefined }, "date"],
  ["a day that does not exist", { date: "2026-02-30" }, "date"],
  ["a day in the year 1", { date: "0001-01-01" }, "date"],
  ["no name", { name: " " }, "name"],
  ["a name of 81 characters", { name: "x".repeat(81) }, "name"],
  ["a note of 501 characters", { note: "x".repeat(501) }, "note"],
  ["a negative amount", { amount: -0.01 }, "amount"],
  ["an amount that is too large", { amount: 1_000_000_000.01 }, "amount"],
  ["a tax with three decimals", { tax: 0.125 }, "tax"],
  ["an amount that is text", { amount: "12" }, "amount"],
])("%s is rejected with the name of the field when adding and changing", async (_, wrong, field) => {
  const refused = await api.post(grid, row(wrong));
  expect([refused.status, Object.keys((refused.body as { fields: object }).fields)]).toEqual([400, [field]]);
  if (Object.values(wrong)[0] === undefined) return;
  const { body } = await api.post(grid, row());
  const { key } = body as GridRow;
  const change = await api.patch(`${grid}/${key}`, { ...wrong, version: 1 });
  expect([change.status, Object.keys((change.body as { fields: object }).fields)]).toEqual([400, [field]]);
});

test("an amount of 1e999, a NUL, an empty change, and an invalid version or ID are rejected", async () => {
  const { body } = await api.post(grid, row());
  const { key } = body as GridRow;
  const own = `${grid}/${key}`;
  expect((await api.patch(own, '{"amount":1e999,"version":1}')).status).toBe(400);
  expect((await api.patch(own, { name: "a\0b", version: 1 })).status).toBe(400);
  expect((await api.patch(own, { version: 1 })).status).toBe(400);
  expect((await api.patch(own, { name: "x" })).status).toBe(400);
  expect((await api.patch(own, { name: "x", version: 1e12 })).status).toBe(400);
  expect((await api.patch(`${grid}/7`, { name: "x", version: 1 })).status).toBe(400);
  expect((await api.patch(`${grid}/${randomUUID()}`, { name: "x", version: 1 })).status).toBe(404);
  expect((await api.delete(grid, { ids: [] })).status).toBe(400);
});

test("the largest amounts are summed exactly", async () => {
  const largest = row({ amount: 999_999_999.99, tax: 1_000_000_000 });
  expect((await api.post(grid, largest)).body).toMatchObject({ total: 1_999_999_999.99 });
});

test("a row sent twice is stored once, and a conflicting one with the same ID is rejected", async () => {
  const sent = row({ name: "Only once" });
  await api.post(grid, sent);
  expect((await api.post(grid, sent)).status).toBe(200);
  expect((await api.post(grid, { ...sent, amount: 11 })).status).toBe(409);
  expect((await readGrid("?name=only%20once")).total).toBe(1);
});

test("one of two concurrent changes of a field is rejected, and the row keeps the other", async () => {
  const { body } = await api.post(grid, row({ name: "Contested" }));
  const { key } = body as GridRow;
  const answers = await Promise.all(
    ["mine", "theirs"].map((name) => api.patch(`${grid}/${key}`, { name, version: 1 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = answers.find(({ status }) => status === 200)?.body as GridRow;
  expect((await api.get(`${grid}/${key}`)).body).toEqual(winner);
  expect(winner.version).toBe(2);
  expect((await api.patch(`${grid}/${key}`, { note: "again", version: 2 })).status).toBe(200);
});

test.each(["note", "-note"])("rows without a note come last by %s, on all pages", async (sort) => {
  for (const note of ["", "first", "", "second"]) await api.post(grid, row({ note }));
  const { data: rows, total } = await readGrid(`?size=1000&sort=${sort}`);
  const empty = rows.filter(({ note }) => note === "").length;
  expect(empty).toBeGreaterThan(1);
  expect(rows.slice(-empty).every(({ note }) => note === "")).toBe(true);
  const last = await readGrid(`?size=10&page=${Math.ceil(total / 10)}&sort=${sort}`);
  expect(last.data).toEqual(rows.slice(Math.floor((total - 1) / 10) * 10));
});

test("the place of a row is its index among all matching rows in the given sort order", async () => {
  const { data: rows, total } = await readGrid("?size=1000&sort=-amount,name");
  for (const index of [0, 7, total - 1]) {
    const key = rows[index]?.key ?? "";
    expect((await api.get(`${grid}/${key}/place?sort=-amount,name&size=10&page=3`)).body).toEqual({ index });
  }
  const [first] = rows;
  const filtered = `?q=${encodeURIComponent(first?.name ?? "")}`;
  const matching = (await readGrid(`${filtered}&size=1000`)).data.map(({ key }) => key);
  expect((await api.get(`${grid}/${first?.key}/place${filtered}`)).body).toEqual({
    index: matching.indexOf(first?.key ?? ""),
  });
  expect((await api.get(`${grid}/${first?.key}/place?name=no-such-name`)).body).toEqual({ index: null });
  expect((await api.get(`${grid}/${randomUUID()}/place`)).status).toBe(404);
});

test("changes of different columns based on the same version are applied, and conflicting ones are rejected", async () => {
  const { body } = await api.post(grid, row({ name: "Shared" }));
  const own = `${grid}/${(body as GridRow).key}`;
  await api.patch(own, { note: "theirs", version: 1 });
  expect((await api.patch(own, { amount: 20, version: 1 })).body).toMatchObject({ note: "theirs", total: 20.2 });
  expect((await api.patch(own, { amount: 20, note: "mine", version: 1 })).status).toBe(409);
  expect((await api.patch(own, { note: "theirs", version: 1 })).body).toMatchObject({ version: 3 });
});

test("deleted rows are gone, are not counted, and can be restored", async () => {
  const before = (await readGrid()).total;
  const rows = await Promise.all([row(), row()].map(async (each) => (await api.post(grid, each)).body as GridRow));
  const ids = rows.map(({ key }) => key);
  expect((await api.delete(`${grid}/${ids[0]}`)).status).toBe(200);
  expect((await api.delete(`${grid}/${ids[0]}`)).status).toBe(404);
  expect((await api.patch(`${grid}/${ids[0]}`, { name: "x", version: 1 })).status).toBe(404);
  expect((await api.delete(grid, { ids })).status).toBe(200);
  expect((await readGrid()).total).toBe(before);
  await api.post(`${grid}/restore`, { ids });
  expect((await readGrid()).total).toBe(before + 2);
  expect((await api.get(`${grid}/${ids[0]}`)).body).toEqual(rows[0]);
});

async function download(query: string) {
  const response = await createApp({ db }).request(`/tables/${query}`);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

test("a CSV export has all matching rows, with CRLF, a byte order mark and escaped formulas", async () => {
  await api.post(grid, row({ name: "=cmd()", note: 'say "hi", then\nleave', amount: 1234.5 }));
  const { response, bytes } = await download(
    "jqgrid/export?format=csv&name=%3Dcmd()&sort=-date&columns=name,note,amount,date&language=de",
  );
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="grid.csv"');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [titles, ...lines] = new TextDecoder().decode(bytes).split("\r\n");
  expect(titles?.split(";")).toHaveLength(4);
  expect(lines.join("\r\n")).toBe(`'=cmd();"say ""hi"", then\nleave";1234,5;2026-03-01\r\n`);
  const whole = await download("datatables.standard/export?format=csv&city=Porto");
  const { total } = await read("?city=Porto");
  expect(new TextDecoder().decode(whole.bytes).trimEnd().split("\r\n")).toHaveLength(total + 1);
});

test("an Excel export is a ZIP file with typed cells", async () => {
  const { bytes } = await download("jqgrid/export?format=xlsx&name=paper&columns=id,date,name,amount");
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["[Content_Types].xml", "xl/workbook.xml", "xl/worksheets/sheet1.xml", "xl/styles.xml"]),
  );
  const sheet = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(sheet).toMatch(
    /<c r="A(\d+)"><v>\d+<\/v><\/c><c r="B\1" s="1"><v>46082<\/v><\/c><c r="C\1" t="inlineStr"><is><t[^>]*>Paper</,
  );
});

test("a cancelled export releases its connection, and too many concurrent exports are answered with 429", async () => {
  const app = createApp({ db });
  // The pool has four connections.
  for (let round = 0; round < 8; round += 1) {
    const response = await app.request("/tables/datatables.standard/export?format=csv");
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
  }
  const open = await Promise.all(
    [1, 2].map(async () => {
      const response = await app.request("/tables/datatables.standard/export?format=csv");
      const reader = response.body?.getReader();
      await reader?.read();
      return reader;
    }),
  );
  const refused = await app.request("/tables/datatables.standard/export?format=csv");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
  for (const reader of open) await reader?.cancel();
  expect((await app.request("/tables/datatables.standard/export?format=csv")).status).toBe(200);
});
