import { z } from "zod/mini";

// Apart from the inbox: its addresses are read before anything of the feature has loaded.

/** The folders of every mailbox, in the order in which they are listed. */
export const folderKeys = ["inbox", "sent", "archive", "spam", "trash"] as const;
export const FolderKey = z.enum(folderKeys);
export type FolderKey = z.infer<typeof FolderKey>;

/** What a list of messages can be sorted by. */
export const messageSorts = ["date", "from", "subject"] as const;
