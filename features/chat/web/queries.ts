import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import {
  type Chat,
  type ChatStatus,
  countUnreadChat,
  getChat,
  markChatAsRead,
  postChatMessage,
  notifyTyping,
  updateChatStatus,
} from "#features/chat/contract.ts";
import { joinChats, newestNumber } from "#features/chat/web/dock/join-chats.ts";
import { placeOf, recall, remember, withEntry } from "#features/chat/web/conversation/memory.ts";
import { ApiError, call } from "#web/lib/api/api-client.ts";
import { isConnected, suspectConnection } from "#web/lib/api/connection.ts";
import { optimistic } from "#web/lib/changes/optimistic.ts";
import { followedWhenHidden } from "#web/lib/api/query-client.ts";
import { createStore } from "#web/lib/store.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

const keys = {
  conversation: (partner: string | undefined) => topicKey("chat", "conversation", placeOf(partner)),
  unread: topicKey("chat", "unread"),
};

/** A client that has missed more messages starts again with the latest. */
const maxMissed = 1000;

/** The known part of a private conversation, or of the team chat. */
export const chatQuery = (partner: string | undefined) =>
  queryOptions({
    queryKey: keys.conversation(partner),
    queryFn: ({ client }) => loadNewer(client, partner),
    structuralSharing: (known, next) => joinChats(known as Chat | undefined, next as Chat),
  });

/**
 * Requests the messages after the newest known one, at first the latest. Each response is stored immediately: if
 * messages arrive faster than responses, each request is superseded by the next, and none would be awaited.
 */
async function loadNewer(client: QueryClient, partner: string | undefined): Promise<Chat> {
  const queryKey = keys.conversation(partner);
  for (;;) {
    const known = client.getQueryData<Chat>(queryKey);
    const after = known && newestNumber(known);
    const chat = await fetchMessages(partner, after === undefined ? {} : { after: String(after) });
    if (after !== undefined && chat.lastNumber - after > maxMissed) return fetchMessages(partner, {});
    client.setQueryData(queryKey, chat);
    if (after === undefined || after + chat.messages.length >= chat.lastNumber) return chat;
  }
}

const fetchMessages = (partner: string | undefined, part: { before?: string; after?: string }) =>
  call(getChat, { query: { with: partner, ...part } });

/** Loads the messages before the oldest known one. */
export function useLoadOlder(partner: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const oldest = client.getQueryData(chatQuery(partner).queryKey)?.messages[0]?.number;
      if (oldest === undefined || oldest <= 1) return;
      client.setQueryData(chatQuery(partner).queryKey, await fetchMessages(partner, { before: String(oldest) }));
    },
  });
}

export const unreadQuery = queryOptions({
  queryKey: keys.unread,
  queryFn: ({ signal }) => call(countUnreadChat, {}, { signal }),
  meta: followedWhenHidden,
});

/** Changes the status optimistically. */
export const useChangeStatus = (me: string) =>
  useMutation({
    mutationFn: (status: ChatStatus) => call(updateChatStatus, { body: { status } }),
    ...optimistic(
      chatQuery(undefined),
      (chat, status: ChatStatus) => ({
        ...chat,
        users: chat.users.map((user) => (user.username === me ? { ...user, status } : user)),
      }),
      // `loadNewer` stores each part of its response.
      { cancels: false },
    ),
  });

/** Marks messages as read. A failure is not reported: they stay unread, and are marked with the next message. */
export function useMarkAsRead(partner: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (number: number) => call(markChatAsRead, { body: { with: partner, number } }, { quiet: true }),
    onSuccess: (_done, number) => {
      client.setQueryData(
        chatQuery(partner).queryKey,
        (chat) => chat && { ...chat, readNumber: Math.max(chat.readNumber, number) },
      );
      return Promise.all([
        client.invalidateQueries({ queryKey: keys.unread }),
        // The list of people shows the number of unread messages.
        partner !== undefined && client.invalidateQueries({ queryKey: keys.conversation(undefined) }),
      ]);
    },
  });
}

/** Failures of typing notifications are ignored. */
export const sendTyping = (partner: string | undefined) =>
  call(notifyTyping, { body: { with: partner } }, { quiet: true }).catch(() => {});

/** The conversations with a pending request. In others, unsent messages have failed. */
export const sending = createStore<ReadonlySet<string>>(new Set());

/**
 * Sends the waiting messages of a conversation one by one, so that they arrive in order. Stops at the first failure,
 * which shows an alert; that message and the following ones stay, to be retried. If the server could not be reached,
 * they are marked, and sent automatically once it can: see `sendAllWaiting`. Ids stay the same, so a message whose
 * response was lost is not posted twice.
 */
export async function sendWaiting(client: QueryClient, me: string, partner: string | undefined) {
  const place = placeOf(partner);
  if (sending.get().has(place)) return;
  if (!isConnected()) {
    markWaiting(me, place, true);
    suspectConnection();
    return;
  }
  sending.set(new Set(sending.get()).add(place));
  try {
    for (let next = recall(me).unsent[place]?.[0]; next; next = recall(me).unsent[place]?.[0]) {
      const { id, body } = next;
      const message = await call(postChatMessage, { body: { with: partner, id, body } });
      const { queryKey } = chatQuery(partner);
      const known = client.getQueryData(queryKey);
      // Only if it directly follows the known messages; otherwise those of others in between would be skipped.
      if (known && message.number === newestNumber(known) + 1) {
        const { number } = message;
        client.setQueryData(queryKey, { ...known, messages: [message], lastNumber: number, readNumber: number });
      } else await client.invalidateQueries({ queryKey });
      forgetUnsent(me, partner, message.id);
    }
  } catch (error) {
    // Shown in an alert, and at the message.
    markWaiting(me, place, error instanceof ApiError && error.status === 0);
  } finally {
    sending.set(sending.get().difference(new Set([place])));
  }
}

const markWaiting = (me: string, place: string, isWaiting: boolean) =>
  remember(me, ({ unsent }) => {
    const own = unsent[place];
    return own
      ? {
          unsent: withEntry(
            unsent,
            place,
            own.map((message) => ({ ...message, isWaiting })),
          ),
        }
      : {};
  });

/** Sends the messages of all conversations that wait for the connection. Refused messages are left to the person. */
export function sendAllWaiting(client: QueryClient, me: string) {
  for (const [place, unsent] of Object.entries(recall(me).unsent)) {
    if (unsent[0]?.isWaiting) void sendWaiting(client, me, place || undefined);
  }
}

export const forgetUnsent = (me: string, partner: string | undefined, id: string) =>
  remember(me, ({ unsent }) => {
    const place = placeOf(partner);
    const left = (unsent[place] ?? []).filter((message) => message.id !== id);
    return { unsent: withEntry(unsent, place, left.length > 0 ? left : undefined) };
  });
