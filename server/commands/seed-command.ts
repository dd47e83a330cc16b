import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { loadEnvironmentFile, readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database.ts";
import { openBackgroundDb } from "#server/db/client.ts";
import { features } from "#server/features.ts";

/** `npm run db:seed -- --messages 100000`: fills the database, and adds as much demo content as a feature offers to. */
const fillers = features.flatMap(({ seedMany = [] }) => seedMany);
const { values } = parseArgs({
  options: Object.fromEntries(fillers.map(({ option }) => [option, { type: "string", default: "0" } as const])),
});
const wanted = fillers.map((filler) => ({ ...filler, count: Number(values[filler.option]) }));
const wrong = wanted.find(({ count }) => !Number.isSafeInteger(count) || count < 0);

if (wrong) {
  console.error(`--${wrong.option} takes a whole number, not ${String(values[wrong.option])}`);
  process.exitCode = 1;
} else {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  loadEnvironmentFile(root);
  try {
    const config = readConfig(process.env, root);
    if (!config.hasDemoContent) throw new Error("ATRIUM_DEMO_CONTENT=0 leaves nothing to seed");
    const { connectionString, close } = await openDatabase(config);
    const db = openBackgroundDb(connectionString);
    try {
      for (const { option, count, run } of wanted) {
        if (count === 0) continue;
        await run(db, count);
        console.log(`${count} ${option} more`);
      }
    } finally {
      await db.destroy();
      await close();
    }
    console.log("The database holds the demo content");
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
