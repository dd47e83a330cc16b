import { z } from "zod/mini";

// A file of its own, because the addresses are needed before the inbox has loaded.

/** The folders of every mailbox, in display order. */
export const folderKeys = ["inbox", "sent", "archive", "spam", "trash"] as const;
export const FolderKey = z.enum(folderKeys);
export type FolderKey = z.infer<typeof FolderKey>;

/** The columns that a list of messages can be sorted by. */
export const messageSorts = ["date", "from", "subject"] as const;
