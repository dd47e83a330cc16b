import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";

import { type Kysely, sql } from "kysely";

import { earlierMigrations } from "#server/db/earlier-migrations.ts";
import { objectsIn } from "#server/db/objects.ts";
import { sortByNeeds } from "#server/lib/sort-by-needs.ts";

import packageJson from "../../package.json" with { type: "json" };

/** The advisory lock of all migrations: that of Kysely's migrator, which earlier releases use. */
const migrationLock = "3853314791062309107";

const projectDirectory = new URL("../../", import.meta.url);

/**
 * Returns where the platform and each feature have their sequence of migrations, by name. Features without migrations are
 * included. Only this function knows the layout of the folders.
 */
export async function listSequences(root = projectDirectory): Promise<ReadonlyMap<string, URL>> {
  const foldersIn = async (directory: string) => {
    const url = new URL(directory, root);
    const entries = existsSync(url) ? await readdir(url, { withFileTypes: true }) : [];
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    return names.map((name) => [name, new URL(`${name}/migrations/`, url)] as const);
  };
  const features = [...(await foldersIn("features/")), ...(await foldersIn("demos/"))];
  const platform = (await foldersIn("server/")).filter(([name]) => name === "db");
  return new Map([
    ...platform.map(([, directory]) => ["platform", directory] as const),
    ...features.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
}

type Migration = {
  /** `todo/0001-todos`, as the database records it. */
  readonly name: string;
  readonly text: string;
};

/** The name of the sequence that a migration belongs to. */
export const sequenceOf = (name: string) => name.split("/")[0] ?? "";

/** Reads all migrations, in the order in which a new database receives them. */
export async function readMigrations(root?: URL): Promise<readonly Migration[]> {
  const sequences = [...(await listSequences(root))].map(
    async ([name, directory]) => [name, await readSequence(name, directory)] as const,
  );
  return inOrder(new Map(await Promise.all(sequences)));
}

async function readSequence(sequence: string, directory: URL): Promise<readonly Migration[]> {
  const files = existsSync(directory) ? await readdir(directory) : [];
  const names = files.filter((file) => /^\d{4}-[\w-]+\.sql$/.test(file)).toSorted();
  return Promise.all(
    names.map(async (file) => ({
      name: `${sequence}/${file.replace(/\.sql$/, "")}`,
      text: await readFile(new URL(file, directory), "utf8"),
    })),
  );
}

/** Puts the platform first, and each feature after those that it needs. */
function inOrder(sequences: ReadonlyMap<string, readonly Migration[]>) {
  const needs = new Map(Array.from(sequences, ([name, migrations]) => [name, migrations.flatMap(needsOf)] as const));
  const describe = (name: string, needed: string) =>
    `The migrations of ${name} need the feature ${needed}, which is missing`;
  return [...new Set(["platform", ...sortByNeeds(needs, describe)])].flatMap((name) => sequences.get(name) ?? []);
}

/** The features that a migration names in a comment: `-- needs: todo, orders`. */
export const needsOf = ({ text }: Migration) =>
  [...text.matchAll(/^-- needs: (.+)$/gm)].flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()));

/** The names of all migrations, in the order in which a new database receives them. */
export const listMigrations = async () => (await readMigrations()).map(({ name }) => name);

/** Returns the present names of migrations that a database or a backup may know by earlier ones. */
export const presentNames = (names: readonly string[]) => names.flatMap((name) => earlierMigrations[name] ?? [name]);

/** A migration that a database has. The last two are missing in databases of earlier releases. */
type Recorded = {
  readonly name: string;
  readonly timestamp: string;
  /** The release that applied it. */
  readonly version?: string | null;
  /** The tables, functions and other objects that it created: see `objectsIn`. */
  readonly objects?: readonly string[] | null;
};

/** Reads the migrations that the database has, in the order in which it received them. */
export async function readRecorded(db: Kysely<never>): Promise<readonly Recorded[]> {
  const { rows: found } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  if (found.length === 0) return [];
  const { rows } = await sql<{ recorded: Recorded }>`
    select to_jsonb(kysely_migration) as recorded from kysely_migration order by timestamp, name`.execute(db);
  return rows.map(({ recorded }) => recorded);
}

/** Call in a transaction, before reading what the database has. The lock ends with the transaction. */
export const lockMigrations = (transaction: Kysely<never>) =>
  sql
    .raw(
      `set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;
       select pg_advisory_xact_lock(${migrationLock})`,
    )
    .execute(transaction);

type MigrateOptions = {
  /** The folder of the features, if not `server/`. */
  readonly root?: URL;
  /** The migrations to apply, if not all. */
  readonly only?: ReadonlySet<string>;
  /** The release that migrates. */
  readonly version?: string;
  /**
   * Runs before a database that has migrations is changed; if it fails, nothing is changed.
   *
   * @param from the release that applied the last migration, if the database knows it
   */
  readonly beforeUpgrade?: ((from: string | undefined) => Promise<void>) | undefined;
  readonly log?: (line: string) => void;
};

/**
 * Migrates the database to this release, in one transaction and under a lock, so that any number of servers may start at
 * once.
 *
 * @throws if the database has migrations that this release lacks, or lacks one before the last that it has
 */
export async function migrateToLatest(db: Kysely<never>, options: MigrateOptions = {}) {
  const migrations = await readMigrations(options.root);
  const sequences = await listSequences(options.root);
  const migrate = (transaction: Kysely<never>) => migrateIn(transaction, migrations, sequences, options);
  await (db.isTransaction ? migrate(db) : db.transaction().execute(migrate));
}

async function migrateIn(
  transaction: Kysely<never>,
  migrations: readonly Migration[],
  sequences: ReadonlyMap<string, URL>,
  { only, version = packageJson.version, beforeUpgrade, log }: MigrateOptions,
) {
  await lockMigrations(transaction);
  const recorded = await readRecorded(transaction);
  const texts = new Map(migrations.map(({ name, text }) => [name, text]));
  const gone = findGone(recorded, texts, sequences, version);
  if (gone.length > 0) log?.(`The database has tables of features that are not installed: ${gone.join(", ")}`);
  const applied = presentNames(recorded.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !applied.includes(name) && (only?.has(name) ?? true));
  requireOrder(applied, pending);

  const isEarlier = recorded.some(({ name, objects }) => name in earlierMigrations || (!objects && texts.has(name)));
  if (pending.length === 0 && !isEarlier) return;
  if (recorded.length > 0) await beforeUpgrade?.(recorded.at(-1)?.version ?? undefined);
  await prepareRecord(transaction);
  for (const each of recorded) await takeOver(transaction, each, texts);
  const started = Date.now();
  for (const [index, migration] of pending.entries()) {
    await sql.raw(migration.text).execute(transaction);
    // One millisecond after the one before: the times are the order of what the database has.
    await record(transaction, { ...migration, timestamp: new Date(started + index).toISOString(), version });
  }
}

/**
 * Returns the features whose migrations the database has, and which are not installed.
 *
 * @throws if the database has other migrations that are missing here
 */
function findGone(
  recorded: readonly Recorded[],
  known: ReadonlyMap<string, string>,
  sequences: ReadonlyMap<string, URL>,
  version: string,
) {
  const unknown = recorded.flatMap(({ name, ...rest }) =>
    presentNames([name]).flatMap((present) => (known.has(present) ? [] : { ...rest, name: present })),
  );
  const newer = unknown.findLast(({ name }) => !name.includes("/") || sequences.has(sequenceOf(name)));
  if (newer) {
    throw new Error(
      `The database has the migration ${newer.name}, which Atrium ${version} lacks. ` +
        `Start ${newer.version ? `Atrium ${newer.version}` : "the release that added it"} or a later one. ` +
        "To return to this one, restore the backup that was made before the upgrade (backups/before-upgrade-… in the " +
        "data directory) into an empty database: see docs/guides/backup.md",
    );
  }
  return [...new Set(unknown.map(({ name }) => sequenceOf(name)))];
}

/** A new migration before one that was applied: other databases would skip it. */
function requireOrder(applied: readonly string[], pending: readonly Migration[]) {
  for (const { name } of pending) {
    const later = applied.find((each) => sequenceOf(each) === sequenceOf(name) && each > name);
    if (later)
      throw new Error(`The migration ${name} has to come after ${later}, which was applied before: renumber it`);
  }
}

/** Creates the table of applied migrations, or extends that of an earlier release, whose table for locks is not needed. */
const prepareRecord = (transaction: Kysely<never>) =>
  sql
    .raw(
      `create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
       alter table kysely_migration add column if not exists version text, add column if not exists objects text[];
       drop table if exists kysely_migration_lock`,
    )
    .execute(transaction);

/** Replaces the record of a migration of an earlier release by those of its parts, with what they have made. */
async function takeOver(transaction: Kysely<never>, { name, ...rest }: Recorded, texts: ReadonlyMap<string, string>) {
  if (!(name in earlierMigrations) && (rest.objects || !texts.has(name))) return;
  await sql`delete from kysely_migration where name = ${name}`.execute(transaction);
  for (const part of presentNames([name])) await record(transaction, { ...rest, name: part, text: texts.get(part) });
}

/** @param migration without its text if its feature is not installed: what it made is unknown then */
const record = (
  transaction: Kysely<never>,
  { name, timestamp, version = null, text }: Recorded & { readonly text?: string | undefined },
) =>
  sql`insert into kysely_migration (name, timestamp, version, objects)
    values (${name}, ${timestamp}, ${version}, ${text === undefined ? null : objectsIn(text)})`.execute(transaction);
