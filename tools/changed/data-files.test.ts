import { expect, test } from "vitest";

import { namesTable, tablesIn } from "./data-files.ts";

test.each([
  { source: 'db.selectFrom("notes").selectAll()', isNamed: true },
  { source: "sql`select count(*) from notes`", isNamed: true },
  { source: '/** The owner of rows, by column: `{ "notes.user_id": "content" }`. */', isNamed: false },
  { source: "/**\n * Rows of a table: `table notes`.\n */\nconst rows = [];", isNamed: false },
  { source: '  // As "notes" does.\n', isNamed: false },
  { source: '// As others.\ndb.deleteFrom("notes")', isNamed: true },
])("a table is named by code, not by a comment: $source", ({ source, isNamed }) => {
  expect(namesTable(source, "notes")).toBe(isNamed);
});

test.each([
  ["create table if not exists notes (id uuid);", ["notes"]],
  ["alter table notes add column text text; drop table drafts;", ["notes", "drafts"]],
  ["create index notes_text on notes (text);", ["notes"]],
  ["create trigger count_notes after insert on notes for each row execute function count_rows();", ["notes"]],
  ["comment on table notes is 'What is said'; comment on column drafts.text is 'Unsent';", ["notes", "drafts"]],
  ["-- alter table notes add column text text;\nupdate drafts set text = '';", ["drafts"]],
])("%s changes %j", (sql, tables) => {
  expect(tablesIn(sql)).toEqual(tables);
});
