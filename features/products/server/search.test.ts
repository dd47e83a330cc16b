import { expect, test } from "vitest";

import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";

test("the search finds products by name and category, in the order of their names, without a date", async () => {
  const db = await openTestDb();
  await seedIfEmpty(db);
  const api = apiOf(db, await addPerson(db, "robin"));
  const { body } = await api.get("/search.json?q=lighting&kind=products");
  const hits = body.data as { kind: string; title: string; text: string; href: string }[];
  expect(body.totals).toMatchObject({ products: hits.length });
  expect(hits.length).toBeGreaterThan(1);
  expect(hits.map(({ title }) => title)).toEqual(hits.map(({ title }) => title).toSorted());
  const { body: lamp } = await api.get("/search.json?q=lamp&kind=products");
  expect(lamp.data[0]).toEqual({
    kind: "products",
    title: expect.stringMatching(/lamp/i) as string,
    text: expect.stringMatching(/^Lighting, /) as string,
    href: expect.stringMatching(/^\/e-commerce\/products-detail\?id=[\w-]+$/) as string,
  });
});
