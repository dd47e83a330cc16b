import { expect, test } from "vitest";

import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

test("projects are found with a link to the list of this name, by everybody", async () => {
  const db = await openTestDb();
  await db.insertInto("projects").values({ title: "A & B", comment: "Zither for the hall" }).execute();
  const { body } = await apiOf(db, await addPerson(db, "robin")).get("/search.json?q=ZITHER");
  expect(body).toMatchObject({
    totals: { projects: 1 },
    data: [{ kind: "projects", title: "A & B", href: "/projects?name=A%20%26%20B" }],
  });
});
