import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

test("documents are found by their words, not by their markup, and lead to their editor; only one's own", async () => {
  const db = await openTestDb();
  const mine = apiOf(db, await addPerson(db, "robin"));
  const other = apiOf(db, await addPerson(db, "mei"));
  const add = async (document: object) => {
    const id = randomUUID();
    await mine.post("/documents.json", { id, ...document });
    return id;
  };
  const page = await add({ kind: "page", title: "Lease", body: "<p>The <strong>zither</strong> room</p>" });
  const code = await add({ kind: "code", title: "", body: "const zither = 1 < 2;" });
  const find = async (api: typeof mine, q: string) => {
    const { body } = await api.get(`/search.json?kind=documents&q=${q}`);
    return (body as { data: { title: string; href: string; text: string }[] }).data;
  };
  expect(await find(mine, "zither")).toMatchObject([
    { title: "Untitled", href: `/form/editors?code=${code}` },
    { title: "Lease", href: `/ckeditor?document=${page}`, text: expect.stringContaining("zither") as string },
  ]);
  expect(await find(mine, "strong")).toEqual([]);
  expect(await find(other, "zither")).toEqual([]);
  await mine.delete(`/documents.json/${code}`);
  expect(await find(mine, "zither")).toHaveLength(1);
});

test("the text of a hit has no markup", async () => {
  const db = await openTestDb();
  const { get, post } = apiOf(db, await addPerson(db, "robin"));
  const texts = async (document: object) => {
    await post("/documents.json", { id: randomUUID(), title: "Zither", ...document });
    const { body } = await get("/search.json?kind=documents&q=zither");
    return (body as { data: { text: string }[] }).data.map(({ text }) => text);
  };
  const markdown = "## Fridays\n\nWe **ship** with [Lindqvist](https://freight.example).\n\n- Check the `list`";
  expect(await texts({ kind: "markdown", body: markdown })).toEqual(["Fridays We ship with Lindqvist. Check the list"]);
  expect(await texts({ kind: "rich", body: "<h2>Salt</h2><p>Vinegar &amp; oil</p>" })).toContain("Salt Vinegar & oil");
  expect(await texts({ kind: "code", body: "let a = b ** 2; // &amp;" })).toContain("let a = b ** 2; // &amp;");
  // Long enough that the markup would be most of what fits.
  expect(await texts({ kind: "markdown", body: "**word** ".repeat(100) })).toContain(`${"word ".repeat(24).trim()}…`);
});
