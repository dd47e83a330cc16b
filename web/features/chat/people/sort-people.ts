import { chatStatuses, type ChatUser } from "#contract/chat.ts";

/** Those with something unread first, then those who are there, each by name as the server has sorted them. */
export const sortPeople = (users: readonly ChatUser[]) =>
  users.toSorted(
    (one, other) =>
      Number(other.unread > 0) - Number(one.unread > 0) ||
      chatStatuses.indexOf(one.status) - chatStatuses.indexOf(other.status),
  );
