import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import type { FolderKey } from "#contract/folders.ts";
import {
  deleteMessages,
  getInbox,
  getMessage,
  listMessages,
  type MessageSummary,
  sendMessage,
  updateMessage,
  updateMessages,
} from "#contract/inbox.ts";
import { listColleagues } from "#contract/users.ts";
import type { ListParams } from "#web/features/inbox/list-params.ts";
import { call } from "#web/lib/api-client.ts";
import { inboxKeys } from "#web/lib/inbox-keys.ts";
import { menuQuery } from "#web/lib/menu-query.ts";
import { retryOnMount } from "#web/lib/query-client.ts";

/** Rows on a page of a folder. */
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
  queryKey: ["colleagues"],
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

/** Everything that is shown of the mailbox is asked for anew: lists, counts, and the badge of the menu. */
export function useRefreshInbox() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: inboxKeys.lists }),
      queryClient.invalidateQueries({ queryKey: inboxKeys.config }),
      queryClient.invalidateQueries({ queryKey: menuQuery.queryKey }),
    ]);
}

/** The lists as they will be, shown before the server has answered; answers how to bring them back. */
function useShowAtOnce() {
  const queryClient = useQueryClient();
  return async (ids: readonly string[], show: (message: MessageSummary) => MessageSummary | undefined) => {
    await queryClient.cancelQueries({ queryKey: inboxKeys.lists });
    const before = queryClient.getQueriesData<Page>({ queryKey: inboxKeys.lists });
    queryClient.setQueriesData<Page>({ queryKey: inboxKeys.lists }, (page) => {
      if (!page) return page;
      const data = page.data.flatMap((message) => (ids.includes(message._id) ? (show(message) ?? []) : message));
      return { data, total: page.total - (page.data.length - data.length) };
    });
    return () => {
      for (const [key, page] of before) queryClient.setQueryData(key, page);
    };
  };
}

/** The same change to several messages. It shows at once, and is taken back when the server refuses it. */
export function useChangeMessages() {
  const queryClient = useQueryClient();
  const showAtOnce = useShowAtOnce();
  const refresh = useRefreshInbox();
  return useMutation({
    mutationFn: ({ ids, change }: { ids: readonly string[]; change: MessageChange }) =>
      call(updateMessages, { body: { ids: [...ids], change } }),
    onMutate: ({ ids, change }) =>
      showAtOnce(ids, (message) =>
        change.folder === undefined || change.folder === message.folder ? applyChange(message, change) : undefined,
      ),
    onError: (_error, _variables, undo) => undo?.(),
    onSuccess: ({ data }) => {
      for (const { _id, isRead, folder, labels } of data) {
        queryClient.setQueryData(
          messageQuery(_id).queryKey,
          (message) => message && { ...message, isRead, folder, labels },
        );
      }
    },
    onSettled: refresh,
  });
}

/** Deletes messages for good. */
export function useDeleteMessages() {
  const showAtOnce = useShowAtOnce();
  const refresh = useRefreshInbox();
  return useMutation({
    mutationFn: (ids: readonly string[]) => call(deleteMessages, { body: { ids: [...ids] } }),
    onMutate: (ids) => showAtOnce(ids, () => undefined),
    onError: (_error, _ids, undo) => undo?.(),
    onSettled: refresh,
  });
}

/** Notes that a message was opened. A failure costs nothing: it stays unread. */
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
    // Not waited for: what was sent is sent.
    onSuccess: () => void refresh(),
  });
}
