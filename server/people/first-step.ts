import type { FirstStep } from "#server/lib/feature.ts";

/** Done once the person has invited someone, whether or not the invitation was accepted. */
export const invitationStep: FirstStep = {
  id: "invitation",
  async isDone(db, personId) {
    const invitation = await db
      .selectFrom("auditEvents")
      .select("id")
      .where("actorId", "=", personId)
      .where("action", "=", "account-invited")
      .limit(1)
      .executeTakeFirst();
    return invitation !== undefined;
  },
};
