import { topicKey } from "#web/lib/api/query-keys.ts";

/** The query keys of the mailbox, which the inbox and the home screen share. */
export const inboxKeys = {
  all: topicKey("inbox"),
  config: topicKey("inbox", "config"),
  lists: topicKey("inbox", "lists"),
  message: (id: string) => topicKey("inbox", "message", id),
};
