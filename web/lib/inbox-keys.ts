import { topicKey } from "#web/lib/query-keys.ts";

/** The keys of what is cached of the mailbox: the inbox writes it, the home screen reads some of it too. */
export const inboxKeys = {
  all: topicKey("inbox"),
  config: topicKey("inbox", "config"),
  lists: topicKey("inbox", "lists"),
  message: (id: string) => topicKey("inbox", "message", id),
};
