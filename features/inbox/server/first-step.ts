import { readTogether } from "#server/db/pooling/read-together.ts";
import type { FirstStep } from "#server/lib/feature.ts";

/** Done once the person has sent a message. */
export const messageStep: FirstStep = {
  id: "message",
  async isDone(db, personId) {
    const query = db
      .selectFrom("messages")
      .select("id")
      .where("userId", "=", personId)
      .where("folder", "=", "sent")
      .limit(1);
    return (await readTogether(db, query)).length > 0;
  },
};
