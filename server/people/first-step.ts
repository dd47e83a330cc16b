import { readTogether } from "#server/db/pooling/read-together.ts";
import type { FirstStep } from "#server/lib/feature.ts";

/** Done once the person has invited someone, whether or not the invitation was accepted. */
export const invitationStep: FirstStep = {
  id: "invitation",
  async isDone(db, personId) {
    const query = db
      .selectFrom("auditEvents")
      .select("id")
      .where("actorId", "=", personId)
      .where("action", "=", "account-invited")
      .limit(1);
    return (await readTogether(db, query)).length > 0;
  },
};
