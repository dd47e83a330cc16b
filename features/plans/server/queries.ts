import { PlanChoice } from "#features/plans/contract.ts";
import type { Db } from "#server/db/client.ts";
import { announce } from "#server/lib/live/announce.ts";

/** The person's choice; no plan, paid by month, if they have made none. */
export async function findChoice(db: Db, personId: string): Promise<PlanChoice> {
  const row = await db
    .selectFrom("planChoices")
    .select(["plan", "period"])
    .where("userId", "=", personId)
    .executeTakeFirst();
  return row ? PlanChoice.parse(row) : { plan: null, period: "monthly" };
}

export const saveChoice = (db: Db, personId: string, choice: PlanChoice) =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("planChoices")
      .values({ userId: personId, ...choice })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet(choice))
      .execute();
    await announce(transaction, "plans", [personId]);
    return choice;
  });
