/** The keys of what is cached of the mailbox: the inbox writes it, the home screen reads some of it too. */
export const inboxKeys = {
  all: ["inbox"] as const,
  config: ["inbox", "config"] as const,
  lists: ["inbox", "lists"] as const,
  message: (id: string) => ["inbox", "message", id] as const,
};
