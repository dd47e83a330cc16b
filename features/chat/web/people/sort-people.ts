import { chatStatuses, type ChatUser } from "#features/chat/contract.ts";

/** People with unread messages first, then those who are online, each in the server's order by name. */
export const sortPeople = (users: readonly ChatUser[]) =>
  users.toSorted(
    (one, other) =>
      Number(other.unread > 0) - Number(one.unread > 0) ||
      chatStatuses.indexOf(one.status) - chatStatuses.indexOf(other.status),
  );
