import { expect, test } from "vitest";

import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

test("spec §1: the menu counts only the user's own unread messages", async () => {
  const db = await openTestDb();
  const robin = await addPerson(db, "robin");
  const mei = await addPerson(db, "mei");
  const message = { subject: "Hello", body: "", fromName: "A", fromEmail: "a@example.org", userId: robin.id };
  await db
    .insertInto("messages")
    .values([
      { ...message, folder: "inbox" },
      { ...message, folder: "inbox" },
      { ...message, folder: "inbox", isRead: true },
      { ...message, folder: "spam" },
    ])
    .execute();
  const { body } = await apiOf(db, robin).get("/menu.json");
  expect(body.items).toContainEqual(expect.objectContaining({ title: "Inbox", badge: { text: "2", label: "unread" } }));
  const others = await apiOf(db, mei).get("/menu.json");
  expect(JSON.stringify(others.body)).not.toContain("badge");
});
