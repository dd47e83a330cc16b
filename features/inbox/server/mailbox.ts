import { english } from "#contract/text/english.ts";
import type { FolderKey } from "#features/inbox/folders.ts";
import type { Label } from "#contract/text/label.ts";

/** In English: the keys of their translations. */
export const folderNames: Record<FolderKey, string> = {
  inbox: english("Inbox"),
  sent: english("Sent"),
  archive: english("Archived"),
  spam: english("Spam"),
  trash: english("Trash"),
};

/** The labels of a message, in display order. */
export const labels: Readonly<Record<string, Label>> = {
  work: { name: english("Work"), color: "blue" },
  family: { name: english("Family"), color: "green" },
  invoices: { name: english("Invoices"), color: "amber" },
  travel: { name: english("Travel"), color: "violet" },
  newsletters: { name: english("Newsletters"), color: "teal" },
  urgent: { name: english("Urgent"), color: "red" },
};

export const isLabel = (key: string) => Object.hasOwn(labels, key);
