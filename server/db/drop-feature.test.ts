import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { Db } from "#server/db/client.ts";
import { dropFeature, listObjects } from "#server/db/drop-feature.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { openTestDb } from "#server/db/testing.ts";

let directory: string;
let root: URL;
let db: Db;

const notes = `create type note_kind as enum ('short', 'long');
  create function note_title(note text) returns text language sql immutable as $$ select left(note, 9) $$;
  create table notes (id int generated always as identity primary key, note text, kind note_kind,
    title text generated always as (note_title(note)) stored);
  create view note_titles as select title from notes;
  insert into table_counts (name) values ('notes');
  insert into seeded_features (name) values ('notes');`;

/** Installs a feature beside those of Atrium. */
async function install(feature: string, text: string) {
  await mkdir(path.join(directory, "features", feature, "migrations"), { recursive: true });
  await writeFile(path.join(directory, "features", feature, "migrations", `0001-${feature}.sql`), text);
}
const uninstall = (feature: string) => rm(path.join(directory, "features", feature), { recursive: true });

const exists = async (table: string) =>
  (await sql`select where to_regclass(${table}) is not null`.execute(db)).rows.length === 1;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "atrium-drop-"));
  root = pathToFileURL(`${directory}/`);
  db = await openTestDb();
  await install("notes", notes);
  await install("links", "-- needs: notes\ncreate table note_links (note_id int references notes);");
  await migrateToLatest(db as never, { root });
});

afterEach(() => rm(directory, { recursive: true }));

test("a feature that is in the code, or that the database does not know, is not dropped", async () => {
  await expect(dropFeature(db as never, "notes", root)).rejects.toThrow("notes is in the code");
  await expect(dropFeature(db as never, "platform")).rejects.toThrow("platform is in the code");
  await expect(dropFeature(db as never, "note", root)).rejects.toThrow("nothing of a feature note");
});

test("a feature is not dropped while another refers to its tables, which the error names", async () => {
  await uninstall("notes");
  await expect(dropFeature(db as never, "notes", root)).rejects.toThrow(/on table note_links depends on table notes/);
  expect(await exists("note_titles")).toBe(true);
});

test("a dropped feature leaves nothing, and can be installed again", async () => {
  await uninstall("notes");
  await uninstall("links");
  await dropFeature(db as never, "links", root);
  expect(await listObjects(db as never, "notes", root)).toEqual([
    "type note_kind",
    "function note_title",
    "table notes",
    "view note_titles",
  ]);
  await dropFeature(db as never, "notes", root);
  expect([await exists("notes"), await exists("note_titles")]).toEqual([false, false]);
  await install("notes", notes);
  await migrateToLatest(db as never, { root });
});
