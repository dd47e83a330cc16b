import { type QueryKey, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import type { FolderKey } from "#features/inbox/folders.ts";
import {
  deleteMessages,
  getInbox,
  getMessage,
  listMessages,
  type MessageSummary,
  sendMessage,
  updateMessage,
  updateMessages,
} from "#features/inbox/contract.ts";
import { listColleagues } from "#contract/users.ts";
import type { ListParams } from "#features/inbox/web/list-params.ts";
import { call } from "#web/lib/api/api-client.ts";
import { inboxKeys } from "#features/inbox/web/inbox-keys.ts";
import { menuQuery } from "#web/lib/api/menu-query.ts";
import { optimistic, type TypedKey } from "#web/lib/changes/optimistic.ts";
import { retryOnMount } from "#web/lib/api/query-client.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";

/** Messages per page. */
export const pageSize = 25;

export const inboxQuery = queryOptions({
  queryKey: inboxKeys.config,
  queryFn: ({ signal }) => call(getInbox, {}, { signal }),
  retryOnMount,
});

export const messagesQuery = (folder: FolderKey, { page = 1, sort = "-date", q, label }: ListParams) =>
  queryOptions({
    queryKey: [...inboxKeys.lists, folder, { page, sort, q, label }],
    queryFn: ({ signal }) =>
      call(listMessages, { query: { folder, page: String(page), size: String(pageSize), sort, q, label } }, { signal }),
  });

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: inboxKeys.message(id),
    queryFn: ({ signal }) => call(getMessage, { params: { id } }, { signal }),
  });

export const colleaguesQuery = queryOptions({
  queryKey: unannouncedKey("colleagues"),
  queryFn: ({ signal }) => call(listColleagues, {}, { signal }),
});

type Page = { data: MessageSummary[]; total: number };

export type MessageChange = { isRead?: boolean; folder?: FolderKey; addLabel?: string; removeLabel?: string };

const applyChange = (message: MessageSummary, { addLabel, removeLabel, ...change }: MessageChange): MessageSummary => ({
  ...message,
  ...change,
  labels: [
    ...message.labels.filter((label) => label !== removeLabel && label !== addLabel),
    ...(addLabel === undefined ? [] : [addLabel]),
  ],
});

/** The lists, counts, and the badge of the menu. */
const affectedKeys = [inboxKeys.lists, inboxKeys.config, menuQuery.queryKey];

export function useRefreshInbox() {
  const queryClient = useQueryClient();
  return () => Promise.all(affectedKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Every page of every folder that is cached. */
const lists = { queryKey: inboxKeys.lists as QueryKey as TypedKey<Page> };

/** A page with its messages changed, and without those for which `change` returns undefined. */
function changePage(
  page: Page,
  ids: readonly string[],
  change: (message: MessageSummary) => MessageSummary | undefined,
): Page {
  const data = page.data.flatMap((message) => (ids.includes(message._id) ? (change(message) ?? []) : message));
  return { data, total: page.total - (page.data.length - data.length) };
}

type Changing = { ids: readonly string[]; change: MessageChange };

/** The same change to several messages. It shows at once, and is rolled back when the server refuses it. */
export function useChangeMessages() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, change }: Changing) => call(updateMessages, { body: { ids: [...ids], change } }),
    onSuccess: ({ data }) => {
      for (const { _id, isRead, folder, labels } of data) {
        queryClient.setQueryData(
          messageQuery(_id).queryKey,
          (message) => message && { ...message, isRead, folder, labels },
        );
      }
    },
    ...optimistic(
      lists,
      (page, { ids, change }: Changing) =>
        changePage(page, ids, (message) =>
          change.folder === undefined || change.folder === message.folder ? applyChange(message, change) : undefined,
        ),
      { invalidates: affectedKeys },
    ),
  });
}

/** Permanently deletes messages. */
export function useDeleteMessages() {
  return useMutation({
    mutationFn: (ids: readonly string[]) => call(deleteMessages, { body: { ids: [...ids] } }),
    ...optimistic(lists, (page, ids: readonly string[]) => changePage(page, ids, () => undefined), {
      invalidates: affectedKeys,
    }),
  });
}

/** Marks an opened message as read. A failure is ignored: the message stays unread. */
export function useMarkAsRead() {
  const queryClient = useQueryClient();
  const refresh = useRefreshInbox();
  return useMutation({
    mutationFn: (id: string) => call(updateMessage, { params: { id }, body: { isRead: true } }),
    onSuccess: (message) => {
      queryClient.setQueryData(messageQuery(message._id).queryKey, message);
      return refresh();
    },
  });
}

export function useSendMessage() {
  const refresh = useRefreshInbox();
  return useMutation({
    mutationFn: (body: Parameters<typeof call<typeof sendMessage>>[1]["body"]) => call(sendMessage, { body }),
    // Not awaited, because the message is already sent.
    onSuccess: () => void refresh(),
  });
}
