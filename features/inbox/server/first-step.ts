import type { FirstStep } from "#server/lib/feature.ts";

/** Done once the person has sent a message. */
export const messageStep: FirstStep = {
  id: "message",
  async isDone(db, personId) {
    const message = await db
      .selectFrom("messages")
      .select("id")
      .where("userId", "=", personId)
      .where("folder", "=", "sent")
      .limit(1)
      .executeTakeFirst();
    return message !== undefined;
  },
};
