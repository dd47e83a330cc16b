import { IconArchive, IconArrowBackUp, IconMail, IconMailOpened, IconPencil, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";

import type { FolderKey } from "#features/inbox/folders.ts";
import type { MessageSummary } from "#features/inbox/contract.ts";
import { KeyboardHelp } from "#features/inbox/web/keyboard/keyboard-help.tsx";
import { shortcutOf, useInboxKeys } from "#features/inbox/web/keyboard/keys.ts";
import { focusedId, moveFocus, useRowFocus } from "#features/inbox/web/list/list-focus.ts";
import type { ListParams } from "#features/inbox/web/list-params.ts";
import styles from "#features/inbox/web/list/list-screen.module.css";
import { ListToolbar } from "#features/inbox/web/list/list-toolbar.tsx";
import { Mailbox } from "#features/inbox/web/mailbox.tsx";
import { MessageRow } from "#features/inbox/web/list/message-row.tsx";
import { NoMessages } from "#features/inbox/web/list/no-messages.tsx";
import { inboxQuery, messagesQuery, pageSize, useRefreshInbox } from "#features/inbox/web/queries.ts";
import { useMessageActions } from "#features/inbox/web/use-message-actions.ts";
import type { RowAction } from "#web/lib/context-menu.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { isBeyondLast, lastPage } from "#web/lib/api/pages.ts";
import { nothingSelected, selectOne } from "#web/lib/keyboard/select-range.ts";
import { retryOnMount } from "#web/lib/api/query-client.ts";
import { Button, buttonClass } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Pagination } from "#web/ui/display/pagination.tsx";
import { ResultsAnnouncement } from "#web/ui/display/status/results-announcement.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { useKnownPage } from "#web/ui/screen/use-known-page.ts";

const icon = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

const route = getRouteApi("/_shell/inbox/$folder/");

export function ListScreen({ folder }: { folder: FolderKey }) {
  const { t } = useTranslation();
  const search = route.useSearch();
  const { data: inbox } = useQuery(inboxQuery);
  const name = inbox?.folders.find(({ key }) => key === folder)?.name ?? "Inbox";
  return (
    <Screen
      title={translateData(name)}
      actions={
        <>
          <KeyboardHelp />
          <Link
            to="/inbox/$folder/compose"
            params={{ folder }}
            className={buttonClass("primary")}
            {...shortcutOf("compose")}
          >
            <IconPencil size={16} stroke={2} aria-hidden />
            {t("New message")}
          </Link>
        </>
      }
    >
      <Mailbox folder={folder} label={search.label}>
        <List key={folder} folder={folder} search={search} />
      </Mailbox>
    </Screen>
  );
}

function List({ folder, search }: { folder: FolderKey; search: ListParams }) {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const actions = useMessageActions();
  const refresh = useRefreshInbox();
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...messagesQuery(folder, search),
    // The page before stays until the next arrives, so that the focus is kept.
    placeholderData: (before) => before,
    retryOnMount,
  });
  const messages = data?.data ?? [];

  // The selection belongs to one page of one list. Rows of the page before, which stay until the next page arrives,
  // cannot be selected: they would be lost with it.
  const list = JSON.stringify(search);
  const [state, setState] = useState({ list, selection: nothingSelected });
  const selection = state.list === list ? state.selection : nothingSelected;
  const selectedIds = selection.ids;
  const selected = messages.filter(({ _id }) => selectedIds.has(_id));
  const select = (ids: readonly string[], isSelected: boolean) => {
    const next = new Set(selectedIds);
    for (const id of ids)
      if (isSelected) next.add(id);
      else next.delete(id);
    setState({ list, selection: { ids: next, anchor: undefined } });
  };
  const selectRow = (id: string, isSelected: boolean, isRange: boolean) => {
    const shown = messages.map(({ _id }) => _id);
    setState({ list, selection: selectOne(selection, shown, id, isSelected, isRange) });
  };

  const last = data && !isPlaceholderData ? lastPage(data.total, pageSize) : undefined;
  const goTo = (next: number, replace = false) =>
    void navigate({ search: { ...search, page: next > 1 ? next : undefined }, replace });
  const page = useKnownPage(search.page ?? 1, last, (known) => goTo(known, true));

  const keepFocus = useRowFocus(messages);
  const total = t({ one: "{{count}} message", other: "{{count}} messages" }, { count: data?.total ?? 0 });

  /** The messages that a key acts on: the selected ones, otherwise the one that has the focus. */
  const aimed = () => (selected.length > 0 ? selected : messages.filter(({ _id }) => _id === focusedId()));
  const actOn = (those: readonly MessageSummary[], act: (messages: readonly MessageSummary[]) => Promise<unknown>) => {
    if (those.length === 0) return;
    keepFocus(those);
    // A refusal was shown in an alert.
    act(those).catch(() => {});
  };
  const withAimed = (act: (messages: readonly MessageSummary[]) => Promise<unknown>) => () => actOn(aimed(), act);
  const reply = (message: string) =>
    void navigate({ to: "/inbox/$folder/replay/$message", params: { folder, message } });
  /** Acts on the whole selection, if the message belongs to it. */
  const menuOf = (message: MessageSummary): RowAction[] => {
    const those = selectedIds.has(message._id) ? selected : [message];
    const isSomeUnread = those.some(({ isRead }) => !isRead);
    return [
      ...(those.length === 1
        ? [
            {
              key: "reply",
              label: t("Reply"),
              icon: <IconArrowBackUp {...icon} data-mirrored />,
              run: () => reply(message._id),
            },
          ]
        : []),
      {
        key: "read",
        label: isSomeUnread ? t("Mark as read") : t("Mark as unread"),
        icon: isSomeUnread ? <IconMailOpened {...icon} /> : <IconMail {...icon} />,
        run: () => actions.markRead(those, isSomeUnread),
      },
      ...(folder === "archive"
        ? []
        : [
            {
              key: "archive",
              label: t("Archive"),
              icon: <IconArchive {...icon} />,
              run: () => actOn(those, actions.archive),
            },
          ]),
      { key: "delete", label: t("Delete"), icon: <IconTrash {...icon} />, run: () => actOn(those, actions.remove) },
    ];
  };
  useInboxKeys({
    next: () => moveFocus(1),
    previous: () => moveFocus(-1),
    select: () => {
      const id = focusedId();
      if (id !== undefined && !isPlaceholderData) selectRow(id, !selectedIds.has(id), false);
    },
    archive: withAimed(actions.archive),
    delete: withAimed(actions.remove),
    reply: () => {
      const message = focusedId();
      if (message !== undefined) reply(message);
    },
    compose: () => void navigate({ to: "/inbox/$folder/compose", params: { folder } }),
  });

  return (
    <Card aria-label={t("Messages")} aria-busy={isFetching}>
      <ResultsAnnouncement
        isReady={data !== undefined && !isPlaceholderData}
        parts={[
          { of: search.q ?? "", text: total },
          { of: search.sort ?? "", text: total },
          { of: String(page), text: t("Page {{page}}", { page: formatNumber(page) }) },
        ]}
      />
      <ListToolbar
        {...{ folder, search, messages, selected, actions }}
        isStale={isPlaceholderData}
        onSelect={select}
        onLeave={keepFocus}
        onSearch={(change) => void navigate({ search: { ...search, page: undefined, ...change } })}
        onRefresh={() => void refresh()}
      />
      {(isPending || (data && isBeyondLast(data))) && <Loading />}
      {isError && !data && (
        <EmptyState
          title={t("Messages could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {data?.total === 0 && <NoMessages folder={folder} search={search} />}
      <ul className={styles.list} aria-label={t("Messages")}>
        {messages.map((message) => (
          <MessageRow
            key={message._id}
            message={message}
            search={search}
            isSelected={selectedIds.has(message._id)}
            isStale={isPlaceholderData}
            onSelect={(isSelected, isRange) => selectRow(message._id, isSelected, isRange)}
            listActions={() => (isPlaceholderData ? [] : menuOf(message))}
          />
        ))}
      </ul>
      {data && data.total > 0 && (
        <Pagination page={page} size={pageSize} total={data.total} onChange={(next) => goTo(next)} />
      )}
    </Card>
  );
}

/** The skeleton of the list. */
function Loading() {
  const { t } = useTranslation();
  return (
    <div className={styles.loading} role="status" aria-label={t("Loading")}>
      {["1", "2", "3", "4", "5", "6", "7", "8"].map((row) => (
        <div key={row} className={styles.outline} />
      ))}
    </div>
  );
}
