import { hashKey } from "@tanstack/react-query";

import { unreadQuery } from "#features/chat/web/queries.ts";
import type { StartIdleWork } from "#web/lib/parts.ts";
import { queryClient } from "#web/lib/api/query-client.ts";
import { playMessageSound } from "#web/lib/sounds/play-message-sound.ts";

export const startIdleWork: StartIdleWork = soundChat;

const unreadHash = hashKey(unreadQuery.queryKey);

const countUnread = () => {
  const unread = queryClient.getQueryData(unreadQuery.queryKey);
  return unread && unread.common + unread.private;
};

/**
 * Plays a sound when the number of unread messages grows. The user's own messages are never unread; those that arrive in
 * an open conversation may be read at once, and are heard by `Conversation`. @returns a function that stops it
 */
function soundChat() {
  let known = countUnread();
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== unreadHash) return;
    const count = countUnread();
    if (known !== undefined && count !== undefined && count > known) playMessageSound();
    known = count;
  });
}
