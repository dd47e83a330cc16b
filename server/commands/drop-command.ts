import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { type Config, loadEnvironmentFile, readConfig } from "#server/config.ts";
import { automaticBackups, openDatabase } from "#server/database.ts";
import { backUpBefore } from "#server/db/backup/back-up-before.ts";
import { dropFeature, listObjects } from "#server/db/drop-feature.ts";
import { confirm } from "#server/lib/confirm.ts";

import packageJson from "../../package.json" with { type: "json" };

/** `npm run db:drop -- forum`: drops the tables of a feature that is no longer in the code, after a question and a backup. */
async function drop(config: Config, feature: string, skipsQuestion: boolean) {
  const { db, connectionString, close } = await openDatabase(config);
  try {
    const objects = await listObjects(db as never, feature);
    console.log(`The feature ${feature} has left: ${objects.join(", ")}`);
    if (!skipsQuestion && !(await isConfirmed())) return "Nothing was dropped";
    const directory = automaticBackups(config.dataDirectory);
    const file = await backUpBefore("drop", { connectionString, directory, version: packageJson.version });
    await dropFeature(db as never, feature);
    return `Dropped. The backup from before is ${file}`;
  } finally {
    await close();
  }
}

async function isConfirmed() {
  if (!process.stdin.isTTY) throw new Error("Confirm with --yes");
  return confirm("Drop this, and all that is in it?");
}

async function run() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { yes: { type: "boolean" } } });
  const [feature, ...rest] = positionals;
  if (feature === undefined || rest.length > 0) throw new Error("db:drop -- [--yes] <feature>");
  const root = fileURLToPath(new URL("../..", import.meta.url));
  loadEnvironmentFile(root);
  console.log(await drop(readConfig(process.env, root), feature, values.yes ?? false));
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
