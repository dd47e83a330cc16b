import { setImmediate as nextTurn } from "node:timers/promises";

import type { Expression, ShallowDehydrateValue } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";

import { type Db, isDatabaseAway } from "#server/db/client.ts";
import { replicaInUse } from "#server/db/replica/route-connections.ts";

/** Rows that came as JSON: of the columns that JSON has no type for, those named are dates, the others texts or numbers. */
type FromJson<Row, Dates extends keyof Row> = {
  [Column in keyof Row]: Column extends Dates ? Row[Column] : ShallowDehydrateValue<Row[Column]>;
};

type Asked = {
  readonly query: Expression<object>;
  readonly resolve: (rows: readonly object[]) => void;
  readonly reject: (error: unknown) => void;
};

/** The most queries of one statement, so that a rush does not wait for a single long one. */
const maxQueries = 30;

/** The queries that wait for the next turn, by the database that they are for or the replica of it. */
const waiting = new WeakMap<object, Asked[]>();

/**
 * Runs a short query in one statement with all others that are asked for before the next turn of the event loop, by
 * whichever requests. A page and the screen that it opens read a dozen small things; each statement of its own would cost
 * more than its work. Not for queries that may take long: the others would wait.
 *
 * @param dates the columns with dates
 */
export async function readTogether<Row extends object, Dates extends keyof Row & string = never>(
  db: Db,
  query: Expression<Row>,
  dates: readonly Dates[] = [],
): Promise<FromJson<Row, Dates>[]> {
  const rows = await new Promise<readonly object[]>((resolve, reject) => {
    const asked = { query, resolve, reject };
    // A transaction sees its own writes, and is nobody else's.
    if (db.isTransaction) void run(db, [asked]);
    else gather(db, asked);
  });
  return rows.map((row) => reviveDates(row, dates)) as FromJson<Row, Dates>[];
}

function gather(db: Db, asked: Asked) {
  const place = replicaInUse() ?? db;
  const others = waiting.get(place);
  if (others !== undefined && others.length < maxQueries) {
    others.push(asked);
    return;
  }
  const all = [asked];
  waiting.set(place, all);
  void nextTurn().then(() => {
    if (waiting.get(place) === all) waiting.delete(place);
    return run(db, all);
  });
}

/** If one of several queries fails, each runs by itself, so that it fails nobody else's request. */
async function run(db: Db, all: readonly Asked[]) {
  try {
    const columns = all.map(({ query }, index) => jsonArrayFrom(query).as(String(index)));
    const answers = (await db.selectNoFrom(columns).executeTakeFirstOrThrow()) as Record<string, object[]>;
    for (const [index, { resolve }] of all.entries()) resolve(answers[index] ?? []);
  } catch (error) {
    if (all.length > 1 && !isDatabaseAway(error)) await Promise.all(all.map((each) => run(db, [each])));
    else for (const { reject } of all) reject(error);
  }
}

const reviveDates = (row: object, dates: readonly string[]) => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) =>
      dates.includes(column) && value !== null ? [[column, new Date(value as string)]] : [],
    ),
  ),
});
