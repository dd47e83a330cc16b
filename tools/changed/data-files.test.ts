import { expect, test } from "vitest";

import { namesTable } from "./data-files.ts";

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
