import { readFileSync } from "node:fs";

import { sql } from "kysely";

import { createAuthOptions } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The most rows of one statement: their parameters are limited to 65,535. */
const rowsPerStatement = 1000;

/** The settings of a server on which people sign in. Its cookies are signed with the secret of `addPeople`. */
export const signInEnvironment = {
  ATRIUM_AUTH: "required",
  ATRIUM_SECRET: "the secret of a benchmark and of nothing else",
};

/**
 * Adds people, with a session each.
 *
 * @param isSecure whether their server is reached over https
 * @returns the cookies of their browsers, as in the header: `name=value`
 */
export async function addPeople(db: Db, count: number, isSecure = false): Promise<readonly string[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    username: `bench.${index}`,
    name: `Person ${index}`,
    email: `bench.${index}@office.example`,
    picture: "",
  }));
  const { engine } = createAuthOptions({
    db,
    secret: signInEnvironment.ATRIUM_SECRET,
    demoUsername: undefined,
    publicAddress: () => "http://localhost/",
    isSecure,
  });
  const cookies: string[] = [];
  for (let from = 0; from < count; from += rowsPerStatement) {
    const rows = people.slice(from, from + rowsPerStatement);
    const added = await db.insertInto("users").values(rows).returning("id").execute();
    for (const { id } of added) {
      const { headers } = await engine().api.beginSession({
        body: { userId: id },
        headers: new Headers(),
        returnHeaders: true,
      });
      cookies.push(headers.getSetCookie()[0]?.split(";")[0] ?? "");
    }
  }
  return cookies;
}

/** The transactions that the database has committed so far. A statement of its own is one. */
export async function countTransactions(db: Db) {
  // Connections report what they did at most once a second.
  await wait(1500);
  const { rows } = await sql<{ count: string }>`
    select xact_commit as count from pg_stat_database where datname = current_database()`.execute(db);
  return Number(rows[0]?.count);
}

/** In megabytes. */
export const memoryOf = (pid: number | undefined, field: "VmRSS" | "VmHWM") => {
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1000);
};

/** Clock ticks of Linux, in a second. */
const ticks = 100;

/** In seconds: the processor time that a process has used. */
export function processorTimeOf(pid: number | undefined) {
  // The name, in parentheses, may contain spaces.
  const [, fields = ""] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / ticks;
}
