import { randomUUID } from "node:crypto";

import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";

import { cities, type DataRow, type GridRow } from "#contract/tables.ts";
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

test("spec §9: the data table's page is 15 rows, with id, name, phone, company, zip, city and date", async () => {
  const { data: rows, total } = await read();
  expect([rows.length, total]).toEqual([15, 800]);
  expect(Object.keys(rows[0] ?? {})).toEqual(["id", "name", "phone", "company", "zip", "city", "date"]);
});

test("pages make up the whole, in one stable order, whichever end they are read from", async () => {
  for (const sort of ["city", "-city,name", "-date", "id", "-id", "phone", "zip,-company"]) {
    const whole = await read(`?size=1000&sort=${sort}`);
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => read(`?size=150&page=${page}&sort=${sort}`)));
    expect(pages.flatMap((page) => page.data.map(({ id }) => id))).toEqual(whole.data.map(({ id }) => id));
    expect(new Set(whole.data.map(({ id }) => id)).size).toBe(800);
  }
});

test("several columns are sorted by, one after the other", async () => {
  const { data: rows } = await read("?size=1000&sort=city,-date");
  const keys = rows.map(({ city, date }) => [cities.indexOf(city as "Lyon"), -Date.parse(date)] as const);
  expect(keys).toEqual(keys.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]));
});

test("every kind of filter finds what it says, case and accents aside, and all of them together", async () => {
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

test("a search finds numbers, days and their parts, in the data table and in the grid", async () => {
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
    ["en", "Mar 01, 2026 5,249.74"],
    ["de", "01. März 2026 5.249,74"],
  ] as const) {
    const found = await readGrid(`?size=1000&language=${language}&q=${encodeURIComponent(q)}`);
    expect([q, found.data]).toEqual([q, [added.body]]);
  }
  // In the format of the table's language only.
  expect(await readGrid("?language=de&q=5,249.74")).toMatchObject({ data: [] });
});

test.each(["%", "_", "'", "\\", '"; drop table data_rows; --', "%25"])("%s is meant literally", async (text) => {
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
])("%s is refused by the name of the field", async (query, field) => {
  expect(await fieldsOf(`${data}?${query}`)).toEqual([400, [field]]);
  if (field !== "city" && field !== "salary") return;
  expect(await fieldsOf(`/tables/datatables.standard/export?format=csv&${query}`)).toEqual([400, [field]]);
});

test("a NUL is refused, and a page behind the last is empty", async () => {
  expect((await api.get(`${data}?name=a%00b`)).status).toBe(400);
  expect(await read("?page=999999")).toMatchObject({ data: [], total: 800 });
  expect(await read("?page=2&city=Porto&id=..1")).toMatchObject({ data: [] });
});

test("of a filter's rows only so many are counted, and the page says that there are more", async () => {
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

test("spec §9: the grid's page is 10 rows; the total is the server's", async () => {
  expect((await readGrid()).data).toHaveLength(10);
  const added = await api.post(grid, row({ total: 99 }));
  expect(added.body).toMatchObject({ name: "Paper", amount: 10.1, tax: 0.2, total: 10.3, version: 1 });
  expect((await readGrid("?size=1000&total=10.3..10.3")).data).toContainEqual(added.body);
});

test.each([
  ["no date", { date: undefined }, "date"],
  ["a day that there is not", { date: "2026-02-30" }, "date"],
  ["a day of another age", { date: "0001-01-01" }, "date"],
  ["no name", { name: " " }, "name"],
  ["a name of 81 characters", { name: "x".repeat(81) }, "name"],
  ["a note of 501 characters", { note: "x".repeat(501) }, "note"],
  ["an amount below nothing", { amount: -0.01 }, "amount"],
  ["an amount that is too large", { amount: 1_000_000_000.01 }, "amount"],
  ["three decimals", { tax: 0.125 }, "tax"],
  ["a text for an amount", { amount: "12" }, "amount"],
])("%s is refused by name, added or changed", async (_, wrong, field) => {
  const refused = await api.post(grid, row(wrong));
  expect([refused.status, Object.keys((refused.body as { fields: object }).fields)]).toEqual([400, [field]]);
  if (Object.values(wrong)[0] === undefined) return;
  const { body } = await api.post(grid, row());
  const { key } = body as GridRow;
  const change = await api.patch(`${grid}/${key}`, { ...wrong, version: 1 });
  expect([change.status, Object.keys((change.body as { fields: object }).fields)]).toEqual([400, [field]]);
});

test("an amount of 1e999, a NUL, an empty change and an id that is none are refused", async () => {
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

test("the largest amounts add up", async () => {
  const largest = row({ amount: 999_999_999.99, tax: 1_000_000_000 });
  expect((await api.post(grid, largest)).body).toMatchObject({ total: 1_999_999_999.99 });
});

test("the same row sent again makes no twin, and another one under its id is refused", async () => {
  const sent = row({ name: "Only once" });
  await api.post(grid, sent);
  expect((await api.post(grid, sent)).status).toBe(200);
  expect((await api.post(grid, { ...sent, amount: 11 })).status).toBe(409);
  expect((await readGrid("?name=only%20once")).total).toBe(1);
});

test("of two who change one row, the later is refused, and sees what is there now", async () => {
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

test("the place of a row is its index among all that match, in every order", async () => {
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

test("people who change different columns of one row each get what they wanted", async () => {
  const { body } = await api.post(grid, row({ name: "Shared" }));
  const own = `${grid}/${(body as GridRow).key}`;
  await api.patch(own, { note: "theirs", version: 1 });
  expect((await api.patch(own, { amount: 20, version: 1 })).body).toMatchObject({ note: "theirs", total: 20.2 });
  expect((await api.patch(own, { amount: 20, note: "mine", version: 1 })).status).toBe(409);
  expect((await api.patch(own, { note: "theirs", version: 1 })).body).toMatchObject({ version: 3 });
});

test("what is deleted is gone, is counted so, and comes back", async () => {
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

test("the export as CSV has all that match, in order, with CRLF, a byte order mark and its formulas defused", async () => {
  await api.post(grid, row({ name: "=cmd()", note: 'say "hi", then\nleave', amount: 1234.5 }));
  const { response, bytes } = await download(
    "jqgrid/export?format=csv&name=%3Dcmd()&sort=-date&columns=name,note,amount,date&language=de",
  );
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="grid.csv"');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [titles, ...lines] = new TextDecoder().decode(bytes).split("\r\n");
  expect(titles?.split(",")).toHaveLength(4);
  expect(lines.join("\r\n")).toBe(`'=cmd(),"say ""hi"", then\nleave",1234.5,2026-03-01\r\n`);
  const whole = await download("datatables.standard/export?format=csv&city=Porto");
  const { total } = await read("?city=Porto");
  expect(new TextDecoder().decode(whole.bytes).trimEnd().split("\r\n")).toHaveLength(total + 1);
});

test("the export as Excel is a zip of typed cells", async () => {
  const { bytes } = await download("jqgrid/export?format=xlsx&name=paper&columns=id,date,name,amount");
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["[Content_Types].xml", "xl/workbook.xml", "xl/worksheets/sheet1.xml", "xl/styles.xml"]),
  );
  const sheet = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(sheet).toMatch(/<row><c><v>\d+<\/v><\/c><c s="1"><v>46082<\/v><\/c><c t="inlineStr"><is><t[^>]*>Paper</);
});

test("an export that nobody reads to the end gives its connection back, and too many at once are asked to wait", async () => {
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
