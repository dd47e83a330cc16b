import { type Choice, isOvertaken, isSame, type SaveOptions } from "#web/lib/changes/conflict.ts";
import { randomId } from "#web/lib/random-id.ts";

/** Continues after a refused `saveChange`: merges, or lets the person choose, until the change is saved or given up. */
export async function resolveConflict<Fields extends object>(options: SaveOptions<Fields>): Promise<Choice> {
  const { send, read, choose, addAgain } = options;
  let { base, change } = options;
  for (;;) {
    const theirs = await read();
    if (!theirs) {
      const mine = { ...base.fields, ...change };
      const choice = await choose({ names: [], mine, theirs: undefined });
      if (choice === "mine") await addAgain?.(mine, randomId());
      return choice;
    }
    const names = findConflicts(base.fields, change, theirs.fields);
    if (names.length > 0) {
      const choice = await choose({ names, mine: change, theirs: theirs.fields });
      if (choice === "later") return choice;
      if (choice === "theirs") change = without(change, names);
      if (Object.keys(change).length === 0) return "theirs";
    }
    base = theirs;
    try {
      await send(change, base.version);
      return "mine";
    } catch (error) {
      if (!isOvertaken(error, addAgain !== undefined)) throw error;
    }
  }
}

/** The fields of a change that somebody else has changed to a different value. */
export const findConflicts = <Fields extends object>(base: Fields, change: Partial<Fields>, theirs: Fields) =>
  (Object.keys(change) as (keyof Fields & string)[]).filter(
    (name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], change[name]),
  );

const without = <Fields extends object>(fields: Partial<Fields>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) as Partial<Fields>;
