import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { type Config, loadEnvironmentFile, readConfig } from "#server/config.ts";
import { reachDatabase } from "#server/database.ts";
import { openBackgroundDb } from "#server/db/client.ts";
import { moveContents, type MoveReport } from "#server/uploads/move-contents.ts";
import { openContents } from "#server/uploads/open-contents.ts";

/**
 * `npm run uploads:move -- --to s3` and `--to disk`: copies the contents of uploads between the data directory and the place
 * that `ATRIUM_S3_URL` names, which is set in both directions. With `--delete-source`, deletes what has been copied, after
 * comparing it. It can be interrupted and run again. The exit code is 1 if a content could not be copied.
 */
const usage = "uploads:move -- --to s3|disk [--delete-source]";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Contents between two lines of progress. */
const progressStep = 100;

async function move(config: Config, target: "s3" | "disk", deletesSource: boolean, signal: AbortSignal) {
  if (config.s3 === undefined) throw new Error("Set ATRIUM_S3_URL, also to move from there to the disk");
  const { connectionString, stop } = await reachDatabase(config, signal);
  const db = openBackgroundDb(connectionString);
  try {
    const disk = await openContents({ ...config, s3: undefined }, db);
    const s3 = await openContents(config, db);
    const [from, to] = target === "s3" ? [disk, s3] : [s3, disk];
    const onProgress = (done: number, total: number) => {
      if (done % progressStep === 0) console.log(`${done} of ${total}`);
    };
    return await moveContents(db, { from, to, deletesSource, signal, onProgress });
  } finally {
    await db.destroy();
    await stop();
  }
}

/** @returns lines for people, and whether all contents are at the destination */
function describe(report: MoveReport, target: string) {
  const { copied, copiedBytes, known, deleted, missing, damaged, inProgress } = report;
  const lines = [`${copied} files copied (${copiedBytes} bytes), ${known} were there before, ${deleted} deleted`];
  for (const sha256 of missing) lines.push(`Missing: ${sha256}`);
  for (const sha256 of damaged) lines.push(`Damaged: ${sha256}`);
  if (inProgress > 0) lines.push(`${inProgress} uploads are in progress: they stay where they are, and begin again`);
  const isComplete = missing.length === 0 && damaged.length === 0;
  lines.push(isComplete ? `All files of the database are in ${target}` : "Some files could not be copied");
  return { text: lines.join("\n"), isComplete };
}

async function run() {
  const { values, positionals } = parseArgs({
    options: { to: { type: "string" }, "delete-source": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const { to, "delete-source": deletesSource } = values;
  if ((to !== "s3" && to !== "disk") || positionals.length > 0) throw new Error(usage);
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => stop.abort(new Error("Stopped. Run it again to continue")));
  }
  loadEnvironmentFile(root);
  const report = await move(readConfig(process.env, root), to, deletesSource, stop.signal);
  const { text, isComplete } = describe(report, to === "s3" ? "S3" : "the data directory");
  console.log(text);
  if (!isComplete) process.exitCode = 1;
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
// Connections to S3 stay open for a while.
process.exit();
