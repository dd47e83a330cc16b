import { type Selectable } from "kysely";

import { initialFields, type InlineFields, type InlineValues } from "#demos/inline-edit/contract.ts";
import type { Db } from "#server/db/client.ts";
import type { InlineEdits } from "#demos/inline-edit/server/tables.gen.ts";
import { announce } from "#server/lib/live/announce.ts";
import { changedFields, changeVersions } from "#server/lib/rows/row-versions.ts";

/** The initial values if the person has changed none. */
export async function findValues(db: Db, personId: string): Promise<InlineValues> {
  const row = await db.selectFrom("inlineEdits").selectAll().where("userId", "=", personId).executeTakeFirst();
  return row ? toValues(row) : { ...initialFields, version: 1 };
}

type Change = { readonly [Name in keyof InlineFields]?: InlineFields[Name] | undefined };

/**
 * @param seen the version the change is based on
 * @returns "conflict" if the same fields have changed since that version
 */
export const updateValues = (db: Db, personId: string, seen: number, change: Change) =>
  db.transaction().execute(async (transaction) => {
    const row = await lockRow(transaction, personId);
    const versions = changeVersions(row, seen, changedFields(comparable(toValues(row)), comparable(change)));
    if (versions === "conflict") return versions;
    const { group, ...columns } = change;
    const changed = await transaction
      .updateTable("inlineEdits")
      .set({
        ...columns,
        ...(group !== undefined && { userGroup: group }),
        version: versions.version,
        fieldVersions: JSON.stringify(versions.fieldVersions),
      })
      .where("userId", "=", personId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await announce(transaction, "inline-edit", [personId]);
    return toValues(changed);
  });

/** The person's row, locked. The first change adds it. */
async function lockRow(db: Db, personId: string) {
  const { group, permissions, ...columns } = initialFields;
  await db
    .insertInto("inlineEdits")
    .values({ ...columns, userId: personId, userGroup: group, permissions: [...permissions] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom("inlineEdits").selectAll().where("userId", "=", personId).forUpdate().executeTakeFirstOrThrow();
}

/** Fields are compared by identity, so the list becomes a text. */
const comparable = ({ permissions, ...fields }: Change) => ({ ...fields, permissions: permissions?.join() });

const toValues = ({ userGroup, gender, permissions, ...row }: Selectable<InlineEdits>): InlineValues => ({
  username: row.username,
  firstName: row.firstName,
  gender: gender as InlineValues["gender"],
  group: userGroup as InlineValues["group"],
  permissions: permissions as InlineValues["permissions"],
  budget: row.budget,
  dob: row.dob,
  comments: row.comments,
  homePhone: row.homePhone,
  officePhone: row.officePhone,
  version: row.version,
});
