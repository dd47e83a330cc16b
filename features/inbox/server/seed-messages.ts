import { z } from "zod/mini";

import { FolderKey } from "#features/inbox/folders.ts";
import content from "#features/inbox/server/seed-messages.json" with { type: "json" };
import { demoMoney } from "#server/db/seed/demo-money.ts";

const SeedMessage = z.object({
  folder: FolderKey,
  /** A username, or the name and address of an external person. Absent: the demo user. */
  from: z.optional(z.union([z.string(), z.tuple([z.string(), z.string()])])),
  /** Usernames. Absent: the demo user. */
  to: z.optional(z.array(z.string())),
  subject: z.string(),
  /** HTML. Numbers in braces are amounts of money. */
  body: z.string(),
  /** Hours before now. */
  hours: z.number(),
  unread: z.optional(z.literal(true)),
  labels: z.optional(z.array(z.string())),
  /** Names, and sizes in bytes. */
  files: z.optional(z.array(z.tuple([z.string(), z.number()]))),
});
export type SeedMessage = z.infer<typeof SeedMessage>;

/**
 * The demo user's mail. A message from a colleague is also in the colleague's `sent` folder, and messages from the demo
 * user are in the colleagues' inboxes.
 */
export const seedMessages: readonly SeedMessage[] = z
  .array(SeedMessage)
  .parse(content)
  .map((message) => ({
    ...message,
    body: message.body.replaceAll(/\{([\d.]+)\}/g, (_, amount) => demoMoney(Number(amount))),
  }));
