import type { Selectable } from "kysely";

import { hasUniqueIds, initialLists, type ListContent, type NestedLists } from "#demos/nested-lists/contract.ts";
import type { Db } from "#server/db/client.ts";
import type { NestedLists as Row } from "#demos/nested-lists/server/tables.gen.ts";
import { announce } from "#server/lib/live/announce.ts";
import { changedFields, changeVersions } from "#server/lib/rows/row-versions.ts";

/** The initial lists if the person has changed none. */
export async function findLists(db: Db, personId: string): Promise<NestedLists> {
  const row = await db.selectFrom("nestedLists").selectAll().where("userId", "=", personId).executeTakeFirst();
  return row ? toLists(row) : { ...initialLists, version: 1 };
}

type Change = { readonly [Key in keyof ListContent]?: ListContent[Key] | undefined };

/**
 * Replaces lists.
 *
 * @param seen the version the change is based on
 * @returns "conflict" if one of these lists has changed since that version, or if an item would be in both lists
 */
export const updateLists = (db: Db, personId: string, seen: number, change: Change) =>
  db.transaction().execute(async (transaction) => {
    const row = await lockRow(transaction, personId);
    const lists = toLists(row);
    const fields = changedFields(comparable(lists), comparable(change));
    const versions = changeVersions(row, seen, fields);
    if (versions === "conflict") return versions;
    if (fields.length === 0) return lists;
    const { navigation = lists.navigation, onboarding = lists.onboarding } = change;
    if (!hasUniqueIds([...navigation, ...onboarding])) return "conflict";
    const changed = await transaction
      .updateTable("nestedLists")
      .set({
        navigation: JSON.stringify(navigation),
        onboarding: JSON.stringify(onboarding),
        version: versions.version,
        fieldVersions: JSON.stringify(versions.fieldVersions),
      })
      .where("userId", "=", personId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await announce(transaction, "nested-lists", [personId]);
    return toLists(changed);
  });

/** The person's row, locked. The first change adds it. */
async function lockRow(db: Db, personId: string) {
  await db
    .insertInto("nestedLists")
    .values({
      userId: personId,
      navigation: JSON.stringify(initialLists.navigation),
      onboarding: JSON.stringify(initialLists.onboarding),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom("nestedLists").selectAll().where("userId", "=", personId).forUpdate().executeTakeFirstOrThrow();
}

/** Fields are compared by identity, so a list becomes a text. The database and the contract order the keys alike. */
const comparable = ({ navigation, onboarding }: Change) => ({
  navigation: navigation && JSON.stringify(navigation),
  onboarding: onboarding && JSON.stringify(onboarding),
});

const toLists = ({ navigation, onboarding, version }: Selectable<Row>): NestedLists => ({
  navigation: navigation as unknown as NestedLists["navigation"],
  onboarding: onboarding as unknown as NestedLists["onboarding"],
  version,
});
