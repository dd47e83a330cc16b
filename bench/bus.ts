import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database.ts";
import { type Db, openDb } from "#server/db/client.ts";
import { announce } from "#server/lib/live/announce.ts";
import { publishBy } from "#server/lib/live/live-bus.ts";
import { openNatsBus } from "#server/live/nats-bus.ts";
import { openPostgresBus } from "#server/live/postgres-bus.ts";
import { hasNatsServer, startNats } from "#server/live/testing.ts";
import { createDataDirectory } from "#server/testing.ts";

import { addPeople, wait } from "./server-load.ts";

const writers = Number(process.env["WRITERS"] ?? 32);
const seconds = Number(process.env["DURATION"] ?? 5);
const rounds = 3;

/**
 * `npm run bench -- bus`: how many transactions a second announce a change, each writer to another person, when the
 * database notifies in the transaction, and when NATS carries the change after the commit. Both take turns.
 */
export async function measureBuses() {
  if (!hasNatsServer) {
    console.log("There is no nats-server. On Debian, run `apt-get install nats-server`.");
    return;
  }
  const data = await createDataDirectory("bench-bus");
  const database = await openDatabase(readConfig({ ATRIUM_DATA: data.directory }, data.directory));
  const nats = await startNats();
  const [notifying, overNats] = [0, 1].map(() => openDb(database.connectionString, { max: writers })) as [Db, Db];
  const fallback = openPostgresBus(database.connectionString);
  const bus = openNatsBus({ url: nats.url, db: overNats, fallback, log: () => {} });
  publishBy(overNats, bus);
  // A database without a listener has nothing to do for its notifications.
  const stopListening = bus.subscribe({ hear: () => {}, look: () => {} });
  try {
    await addPeople(database.db, writers);
    const people = await database.db.selectFrom("users").select("id").where("username", "like", "bench.%").execute();
    while (!bus.isConnected()) await wait(50);
    const figures: Record<string, Record<string, number>> = {};
    for (let round = 1; round <= rounds; round += 1) {
      for (const [name, db] of [
        ["notifications", notifying],
        ["NATS", overNats],
      ] as const) {
        figures[name] = { ...figures[name], [`round ${round}`]: await measureWrites(db, people) };
      }
    }
    console.log(`\n${writers} writers for ${seconds} s each; transactions a second that announce a change`);
    console.table(figures);
  } finally {
    await stopListening();
    await bus.close();
    await Promise.all([notifying.destroy(), overNats.destroy()]);
    await nats.kill();
    await database.close();
    await data.remove();
  }
}

async function measureWrites(db: Db, people: readonly { readonly id: string }[]) {
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    people.map(async ({ id }) => {
      let count = 0;
      for (; performance.now() < end; count += 1) {
        await db.transaction().execute((transaction) => announce(transaction, "preferences", [id]));
      }
      return count;
    }),
  );
  return Math.round(counts.reduce((sum, count) => sum + count, 0) / seconds);
}
