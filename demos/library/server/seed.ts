import type { LibraryKind } from "#demos/library/contract.ts";
import { idFrom } from "#server/db/seed/id-from.ts";
import { demoUsername, hoursAgo, idOf, type Seed } from "#server/db/seed/people.ts";
import { createRandom } from "#server/db/seed/random.ts";
import { type DemoFolder, demoFolders, fileTypes } from "#demos/library/server/demo-folders.ts";
import { rankGap } from "#server/lib/rows/ranks.ts";

type SeedRow = { id: string; parentId: string | null; kind: LibraryKind; name: string; size: number; rank: number };

/** Folders and files of the last two years. The demo user has checked some of them. */
export const seedLibrary: Seed = async (db, context) => {
  const { below } = createRandom(39);
  const rows: SeedRow[] = [];
  const add = (items: readonly (DemoFolder | string)[], parentId: string | null, path: string) => {
    for (const [index, item] of items.entries()) {
      const name = typeof item === "string" ? item : item.name;
      const id = idFrom(`library: ${path}/${name}`);
      const [kind, min, max] = typeof item === "string" ? typeOf(item) : (["folder", 0, 0] as const);
      rows.push({ id, parentId, kind, name, size: min + below(max - min + 1), rank: (index + 1) * rankGap });
      if (typeof item !== "string") add(item.items, id, `${path}/${name}`);
    }
  };
  add(demoFolders, null, "");
  await db
    .insertInto("libraryItems")
    .values(rows.map((row) => ({ ...row, modifiedAt: hoursAgo(context, 3 + below(17_000)) })))
    .execute();
  const checked = rows.filter(({ name, kind }) => kind !== "folder" && /^(Budget|Forecast|Annual accounts)/.test(name));
  await db
    .insertInto("libraryChecks")
    .values(checked.map(({ id }) => ({ userId: idOf(context, demoUsername), itemId: id })))
    .execute();
};

/** @throws if the ending of a name is unknown */
function typeOf(name: string) {
  const type = fileTypes[name.split(".").at(-1) ?? ""];
  if (!type) throw new Error(`The kind of ${name} is unknown`);
  return type;
}
