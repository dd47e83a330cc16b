import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { childOptions, inherited } from "#server/db/bundled/child-process.ts";
import { databaseUser, type Place } from "#server/db/bundled/place.ts";
import type { FileLock } from "#server/db/file-lock.ts";

/** Runs `initdb` beside the cluster's place and then moves the result there, so that an interrupted start leaves no half. */
export async function createCluster(bin: string, place: Place, lock: FileLock) {
  const { root, cluster, viaLoopback, asUser } = place;
  const half = `${cluster}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  if (asUser) chownSync(half, asUser.uid, asUser.gid);
  const passwordFile = `${half}.password`;
  if (viaLoopback) {
    const password = randomBytes(24).toString("base64url");
    writeFileSync(path.join(root, "database-password"), password, { mode: 0o600 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (asUser) chownSync(passwordFile, asUser.uid, asUser.gid);
  }
  const sorting = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  // pg_trgm asks the system what a letter is, and in the plain C locale nothing but A to Z is one: a search for a
  // Japanese or an Arabic word would find no index.
  const letters = { linux: ["--lc-ctype=C.UTF-8"], darwin: ["--lc-ctype=en_US.UTF-8"] } as Record<string, string[]>;
  const access = viaLoopback
    ? ["--auth=scram-sha-256", `--pwfile=${passwordFile}`]
    : ["--auth-local=trust", "--auth-host=reject"];
  const child = spawn(
    path.join(bin, "initdb"),
    [
      "-D",
      half,
      `--username=${databaseUser}`,
      ...sorting,
      ...(letters[process.platform] ?? []),
      ...access,
      "--no-instructions",
    ],
    {
      ...childOptions(place),
      // It holds the lock as well: when we are killed it goes on for a moment, and no other start may come between.
      stdio: ["ignore", "ignore", "pipe", inherited(lock)],
    },
  );
  await completionOf(child);
  rmSync(passwordFile, { force: true });
  renameSync(half, cluster);
}

async function completionOf(child: ChildProcess) {
  let said = "";
  child.stderr?.on("data", (part: Buffer) => (said += part.toString()));
  await new Promise<void>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The database could not be created: initdb ended with code ${code}\n${said.trim()}`));
    });
  });
}
