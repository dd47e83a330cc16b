import { expect, test } from "vitest";

import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

test("events are found with a link to their day, by their owner alone", async () => {
  const db = await openTestDb();
  const robin = await addPerson(db, "robin");
  const mine = apiOf(db, robin);
  const others = apiOf(db, await addPerson(db, "mei"));
  await db
    .insertInto("events")
    .values({
      id: crypto.randomUUID(),
      userId: robin.id,
      title: "Concert",
      description: "Bring the zither",
      allDay: false,
      icon: "info",
      className: "blue",
      startsAt: "2026-02-03T09:00:00Z",
      endsAt: "2026-02-03T10:00:00Z",
    })
    .execute();
  const { body } = await mine.get("/search.json?q=ZITHER");
  expect(body).toMatchObject({
    totals: { events: 1 },
    data: [{ kind: "events", title: "Concert", href: "/calendar?date=2026-02-03" }],
  });
  expect((await others.get("/search.json?q=zither")).body).toMatchObject({ totals: { events: 0 }, data: [] });
});
