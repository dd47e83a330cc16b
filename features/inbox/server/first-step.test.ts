import { expect, test } from "vitest";

import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

test("the first message is written once the person has sent one, not received one", async () => {
  const db = await openTestDb();
  const [robin, mei] = [await addPerson(db, "robin"), await addPerson(db, "mei")];
  const api = apiOf(db, robin);
  const read = async (person: typeof robin): Promise<readonly string[]> =>
    (await apiOf(db, person).get("/first-steps.json")).body.done;
  expect(await read(robin)).not.toContain("message");
  const message = { _id: crypto.randomUUID(), to: ["mei"], subject: "Hello", body: "<p>Hello</p>" };
  expect((await api.post("/messages.json", message)).status).toBe(200);
  expect(await read(robin)).toContain("message");
  expect(await read(mei)).not.toContain("message");
});
