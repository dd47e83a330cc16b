import { expect, test } from "vitest";

import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

test.each(["date=0000-01-01..", "date=2026-02-30..", "id=NaN..", "id=99999999999999999999.."])(
  "a parameter that the database cannot read is rejected: %s",
  async (query) => {
    const db = await openTestDb();
    const api = apiOf(db, await addPerson(db, "robin"));
    const answer = await api.get(`/tables/datatables.standard.json?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  },
);
