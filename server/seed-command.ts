import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { loadEnvironmentFile, readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database.ts";
import { openBackgroundDb } from "#server/db/client.ts";
import { seedManyMessages } from "#features/inbox/server/seed.ts";

/** `npm run db:seed -- --messages 100000`: fills the database and enlarges the demo user's mailbox. */
const { values } = parseArgs({ options: { messages: { type: "string", default: "0" } } });
const count = Number(values.messages);
if (Number.isSafeInteger(count) && count >= 0) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  loadEnvironmentFile(root);
  try {
    const config = readConfig(process.env, root);
    if (!config.hasDemoContent) throw new Error("ATRIUM_DEMO_CONTENT=0 leaves nothing to seed");
    const { connectionString, close } = await openDatabase(config);
    const db = openBackgroundDb(connectionString);
    try {
      if (count > 0) await seedManyMessages(db, count);
    } finally {
      await db.destroy();
      await close();
    }
    console.log(count > 0 ? `${count} messages more` : "The database holds the demo content");
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
} else {
  console.error(`--messages takes a whole number, not ${values.messages}`);
  process.exitCode = 1;
}
