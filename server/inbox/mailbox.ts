import type { FolderKey } from "#contract/folders.ts";
import type { Label } from "#contract/inbox.ts";

/** In English: the keys of their translations. */
export const folderNames: Record<FolderKey, string> = {
  inbox: "Inbox",
  sent: "Sent",
  archive: "Archive",
  spam: "Spam",
  trash: "Trash",
};

/** The labels of a message, in display order. */
export const labels: Readonly<Record<string, Label>> = {
  work: { name: "Work", color: "blue" },
  family: { name: "Family", color: "green" },
  invoices: { name: "Invoices", color: "amber" },
  travel: { name: "Travel", color: "violet" },
  newsletters: { name: "Newsletters", color: "teal" },
  urgent: { name: "Urgent", color: "red" },
};

export const isLabel = (key: string) => Object.hasOwn(labels, key);
