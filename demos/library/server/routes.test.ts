import { randomUUID } from "node:crypto";

import { beforeEach, expect, test } from "vitest";

import type { LibraryBranch, LibraryHits, LibraryItem, LibraryKind } from "#demos/library/contract.ts";
import type { Db } from "#server/db/client.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";

const path = "/library.json";

let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin"));
  other = apiOf(db, await addPerson(db, "mei"));
});

let rank = 0;

/** Adds an item after the others. @returns its id */
async function add(name: string, parentId: string | null = null, kind: LibraryKind = "folder", size = 0) {
  const id = randomUUID();
  rank += 1;
  await db.insertInto("libraryItems").values({ id, parentId, name, kind, size, rank }).execute();
  return id;
}

/** Two folders at the top, one in the other's sibling, and three files. */
async function addTree() {
  const finance = await add("Finance");
  const sales = await add("Sales");
  const invoices = await add("Invoices", finance);
  const one = await add("Invoice 1.pdf", invoices, "pdf", 100);
  const two = await add("Invoice 2.pdf", invoices, "pdf", 200);
  const budget = await add("Büdget.xlsx", finance, "spreadsheet", 50);
  return { finance, sales, invoices, one, two, budget };
}

const branch = async (parent?: string, who = mine) =>
  ((await who.get(path + (parent === undefined ? "" : `?parent=${parent}`))).body as LibraryBranch).items;
const names = async (parent?: string) => (await branch(parent)).map(({ name }) => name);
const search = async (q: string) =>
  (await mine.get(`/library/search.json?q=${encodeURIComponent(q)}`)).body as LibraryHits;
const check = async (ids: readonly string[], isChecked: boolean, who = mine) =>
  (await who.put("/library/checked.json", { ids, isChecked })).body as { changed: string[] };
const change = (id: string, body: object) => mine.patch(`${path}/${id}`, { version: 1, ...body });

test("a branch has the items of one folder in their order, with the totals of everything below", async () => {
  const { finance, sales, invoices } = await addTree();
  expect(await branch()).toMatchObject([
    { id: finance, parent: null, kind: "folder", children: 2, files: 3, checkedFiles: 0, size: 350, version: 1 },
    { id: sales, children: 0, files: 0, size: 0 },
  ]);
  expect(await branch(finance)).toMatchObject([
    { id: invoices, parent: finance, children: 2, files: 2, size: 300 },
    { name: "Büdget.xlsx", kind: "spreadsheet", children: 0, files: 1, size: 50 },
  ]);
  expect(await branch(sales)).toEqual([]);
  expect(await branch(randomUUID())).toEqual([]);
});

test("a name loses characters that show it as another one", async () => {
  const { one } = await addTree();
  const { status, body } = await change(one, { name: "photo_\u202Egpj.exe" });
  expect([status, body]).toMatchObject([200, { name: "photo_gpj.exe" }]);
});

test("a search finds names in any case and without accents, with the folders around them", async () => {
  const { finance, invoices, one, budget } = await addTree();
  expect(await search("BUDGET")).toMatchObject({ hits: [budget], total: 1, items: [{ id: finance }, { id: budget }] });
  const found = await search("invoice 1");
  expect(found.hits).toEqual([one]);
  expect(found.items.map(({ id }) => id)).toEqual([finance, invoices, one]);
  expect(await search("%")).toMatchObject({ total: 0 });
  expect(await search(" ")).toEqual({ hits: [], items: [], total: 0 });
  expect((await mine.get("/library/search.json")).status).toBe(400);
});

test("an item has the folders that it is in, from the top", async () => {
  const { finance, invoices, one } = await addTree();
  expect((await mine.get(`${path}/${one}`)).body).toMatchObject({
    item: { id: one },
    path: [
      { id: finance, parent: null, name: "Finance" },
      { id: invoices, parent: finance, name: "Invoices" },
    ],
  });
  expect((await mine.get(`${path}/${finance}`)).body).toMatchObject({ path: [] });
  expect((await mine.get(`${path}/${randomUUID()}`)).status).toBe(404);
});

test("an item is moved within its folder, to another, and to the top", async () => {
  const { finance, sales, invoices, one, two } = await addTree();
  expect((await change(two, { before: one })).body).toMatchObject({ version: 1 });
  expect(await names(invoices)).toEqual(["Invoice 2.pdf", "Invoice 1.pdf"]);
  expect((await change(one, { parent: sales, before: null })).body).toMatchObject({ parent: sales, version: 2 });
  expect(await names(sales)).toEqual(["Invoice 1.pdf"]);
  await change(two, { parent: null, before: sales });
  expect(await names()).toEqual(["Finance", "Invoice 2.pdf", "Sales"]);
  // An item that is no longer there counts as the end.
  await change(invoices, { parent: null, before: one });
  expect(await names()).toEqual(["Finance", "Invoice 2.pdf", "Sales", "Invoices"]);
  expect(await names(finance)).toEqual(["Büdget.xlsx"]);
});

test("many moves to the same place keep the order", async () => {
  const folder = await add("Folder");
  const ids = [];
  for (const name of ["a", "b", "c"]) ids.push(await add(name, folder, "pdf"));
  const [first = "", second = "", third = ""] = ids;
  for (let turn = 0; turn < 40; turn += 1)
    await change(turn % 2 === 0 ? third : second, { before: turn % 2 === 0 ? second : third });
  expect(await names(folder)).toEqual(["a", "b", "c"]);
  expect((await branch(folder)).map(({ id }) => id)).toEqual([first, second, third]);
});

test.each([
  ["itself", ({ finance }: Tree) => finance],
  ["a folder below it", ({ invoices }: Tree) => invoices],
  ["a file", ({ one }: Tree) => one],
  ["a folder that does not exist", () => randomUUID()],
])("a folder is not moved into %s", async (_name, target) => {
  const tree = await addTree();
  const { status, body } = await change(tree.finance, { parent: target(tree) });
  expect([status, (body as { message: string }).message]).toEqual([
    400,
    expect.stringMatching(/^(A folder cannot be moved into itself\. Choose another folder\.|Choose a folder)$/),
  ]);
  expect(await names()).toEqual(["Finance", "Sales"]);
});

type Tree = Awaited<ReturnType<typeof addTree>>;

test("an item is renamed, and an outdated change of the same field is a conflict", async () => {
  const { sales, one } = await addTree();
  expect((await change(one, { name: " Bill.pdf " })).body).toMatchObject({ name: "Bill.pdf", version: 2 });
  expect((await change(one, { name: "Late.pdf" })).status).toBe(409);
  expect((await change(one, { parent: sales })).body).toMatchObject({ parent: sales, version: 3 });
  expect((await change(one, { parent: null })).status).toBe(409);
  for (const name of ["", "  ", "a\nb", "x".repeat(121)]) expect((await change(one, { name })).status).toBe(400);
  expect((await change(randomUUID(), { name: "x" })).status).toBe(404);
});

test("checking a folder checks all files below it, for this user only", async () => {
  const { finance, invoices, one, two, budget } = await addTree();
  expect((await check([invoices], true)).changed.toSorted()).toEqual([one, two].toSorted());
  expect((await branch())[0]).toMatchObject({ files: 3, checkedFiles: 2, checkedSize: 300 });
  expect((await branch(undefined, other))[0]).toMatchObject({ checkedFiles: 0, checkedSize: 0 });
  expect(await check([finance], true)).toEqual({ changed: [budget] });
  expect(await check([one, invoices], false)).toMatchObject({ changed: expect.arrayContaining([one, two]) as unknown });
  expect((await branch(finance)).map(({ checkedFiles }) => checkedFiles)).toEqual([0, 1]);
  expect(await check([randomUUID()], true)).toEqual({ changed: [] });
});

test("a moved file stays checked, and changes the totals of both folders", async () => {
  const { sales, one } = await addTree();
  await check([one], true);
  await change(one, { parent: sales, before: null });
  expect(await branch()).toMatchObject([
    { files: 2, checkedFiles: 0, size: 250 },
    { files: 1, checkedFiles: 1, size: 100 },
  ]);
});

test("the demo content has five levels, one large folder, and some checked files", async () => {
  const seeded = await openTestDb();
  await seedIfEmpty(seeded);
  const api = apiOf(seeded, { username: demoUsername });
  const top = ((await api.get(path)).body as LibraryBranch).items;
  const total = top.reduce((sum, { files }) => sum + files, 0);
  expect(total).toBeGreaterThan(800);
  expect(top.find(({ name }) => name === "Finance")).toMatchObject({ checkedFiles: 9 });
  const { items } = (await api.get("/library/search.json?q=receipts")).body as LibraryHits;
  expect(items.find(({ name }) => name === "Scanned receipts")).toMatchObject({
    children: 420,
  } satisfies Partial<LibraryItem>);
  const { folders } = (await api.get("/library/folders.json")).body as { folders: unknown[] };
  expect(folders.length).toBeGreaterThan(80);
});
