import { afterEach, beforeEach, expect, test } from "vitest";

import { createApp } from "#server/app.ts";
import { openSession } from "#server/auth/testing.ts";
import type { Db } from "#server/db/client.ts";
import { createTestDatabase, openTestPool } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { type LiveHub, openLiveHub } from "#server/live/hub.ts";
import { openPostgresBus } from "#server/live/postgres-bus.ts";
import { readEvents } from "#server/live/testing.ts";

let db: Db;
let hub: LiveHub;

beforeEach(async () => {
  const { connectionString, name } = await createTestDatabase();
  db = openTestPool(name, 8);
  hub = openLiveHub(openPostgresBus(connectionString));
});

afterEach(async () => {
  await hub.close();
  await db.destroy();
});

test("an event of the chat has the person's own number of unread messages", async () => {
  const people = [await addPerson(db, "robin"), await addPerson(db, "mei"), await addPerson(db, "omar")] as const;
  const [, mei] = people;
  const app = createApp({ db, hub, demoUsername: undefined });
  const streams = await Promise.all(
    people.map(async ({ id }) => {
      const abort = new AbortController();
      const cookie = await openSession(db, id);
      const events = readEvents(await app.request("/live", { signal: abort.signal, headers: { cookie } }));
      return { ...events, close: () => abort.abort() };
    }),
  );
  const say = async (body: string, partner?: string) =>
    apiOf(db, mei).post("/chat.json", { id: crypto.randomUUID(), body, with: partner });
  const seen: unknown[][] = people.map(() => []);
  /** Reads each stream until it has as many unread messages of the team chat. */
  const readUntil = (common: number, of: readonly number[]) =>
    Promise.all(
      of.map(async (index) => {
        for (;;) {
          const answer = (await streams[index]?.next())?.answers?.["/chat.json/unread"] as
            | { common: number }
            | undefined;
          if (answer) seen[index]?.push(answer);
          if (answer?.common === common) return answer;
        }
      }),
    );

  // Their coming online is announced as well.
  while ((await db.selectFrom("liveStreams").select("id").execute()).length < people.length);
  await say("For robin", "robin");
  await say("For everybody");
  expect(await readUntil(1, [0, 2])).toEqual([
    { common: 1, private: 1 },
    { common: 1, private: 0 },
  ]);
  expect(seen[2]).not.toContainEqual(expect.objectContaining({ private: 1 }));
  for (const { close } of streams) close();
});
