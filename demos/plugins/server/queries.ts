import { initialChoices, type PluginChoices } from "#demos/plugins/contract.ts";
import type { Db } from "#server/db/client.ts";
import { announce } from "#server/lib/live/announce.ts";

/** The initial choices if the person has saved none. Those that an older version has not stored are initial as well. */
export async function findChoices(db: Db, personId: string): Promise<PluginChoices> {
  const row = await db.selectFrom("pluginChoices").select("choices").where("userId", "=", personId).executeTakeFirst();
  return { ...initialChoices, ...(row?.choices as Partial<PluginChoices> | undefined) };
}

/** Replaces the person's choices. The newest win. */
export const saveChoices = (db: Db, personId: string, choices: PluginChoices) =>
  db.transaction().execute(async (transaction) => {
    const json = JSON.stringify(choices);
    await transaction
      .insertInto("pluginChoices")
      .values({ userId: personId, choices: json })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet({ choices: json }))
      .execute();
    await announce(transaction, "plugins", [personId]);
    return choices;
  });
