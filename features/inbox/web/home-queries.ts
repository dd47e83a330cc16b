import { queryOptions } from "@tanstack/react-query";

import { getInbox, type InboxConfig, listMessages } from "#features/inbox/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { inboxKeys } from "#features/inbox/web/inbox-keys.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";
import { retryOnMount } from "#web/lib/api/query-client.ts";

export const unreadQuery = queryOptions({
  queryKey: inboxKeys.config,
  queryFn: ({ signal }) => call(getInbox, {}, { signal }),
  retryOnMount,
});

/** The number of unread messages in the folder “Inbox”. */
export const countUnread = ({ folders }: InboxConfig) => folders.find(({ key }) => key === "inbox")?.unread ?? 0;

export const nameUnread = (unread: number, t: Translate) =>
  unread === 0
    ? t("You're all caught up")
    : t({ one: "{{count}} unread message", other: "{{count}} unread messages" }, { count: unread });

/** The number of latest messages of which the home screen shows the unread ones. */
const latest = 25;

export const latestMessagesQuery = queryOptions({
  queryKey: [...inboxKeys.lists, "latest"],
  queryFn: ({ signal }) =>
    call(listMessages, { query: { folder: "inbox", page: "1", size: String(latest) } }, { signal }),
  retryOnMount,
});
