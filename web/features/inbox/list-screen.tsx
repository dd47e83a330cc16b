import { IconKeyboard, IconMailOff, IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

import type { FolderKey } from "#contract/inbox.ts";
import { useInboxKeys } from "#web/features/inbox/keys.ts";
import type { ListParams } from "#web/features/inbox/list-params.ts";
import styles from "#web/features/inbox/list-screen.module.css";
import { ListToolbar } from "#web/features/inbox/list-toolbar.tsx";
import { Mailbox } from "#web/features/inbox/mailbox.tsx";
import { MessageRow } from "#web/features/inbox/message-row.tsx";
import { inboxQuery, messagesQuery, pageSize } from "#web/features/inbox/queries.ts";
import { useMessageActions } from "#web/features/inbox/use-message-actions.ts";
import { translateData } from "#web/lib/i18n.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Screen } from "#web/ui/screen.tsx";
import screen from "#web/ui/screen.module.css";

const HelpSheet = lazyPart(() => import("#web/features/inbox/help-sheet.tsx").then((part) => part.HelpSheet));

const route = getRouteApi("/_shell/inbox/$folder/");

export function ListScreen({ folder }: { folder: FolderKey }) {
  const { t } = useTranslation();
  const [isHelpShown, setIsHelpShown] = useState(false);
  const search = route.useSearch();
  const { data: inbox } = useQuery(inboxQuery);
  const name = inbox?.folders.find(({ key }) => key === folder)?.name ?? "Inbox";
  return (
    <Screen
      title={translateData(name)}
      actions={
        <>
          <IconButton
            label={t("Keyboard shortcuts")}
            onPointerEnter={HelpSheet.preload}
            onClick={() => setIsHelpShown(true)}
          >
            <IconKeyboard size={20} stroke={1.75} aria-hidden />
          </IconButton>
          <Link to="/inbox/$folder/compose" params={{ folder }} className={screen.primary}>
            <IconPencil size={16} stroke={2} aria-hidden />
            {t("Compose")}
          </Link>
        </>
      }
    >
      <Mailbox folder={folder} label={search.label}>
        {/* What is selected belongs to one page of one list. */}
        <List
          key={JSON.stringify([folder, search])}
          folder={folder}
          search={search}
          onHelp={() => setIsHelpShown(true)}
        />
      </Mailbox>
      <Suspense>{isHelpShown && <HelpSheet onClose={() => setIsHelpShown(false)} />}</Suspense>
    </Screen>
  );
}

type ListProps = { folder: FolderKey; search: ListParams; onHelp: () => void };

function List({ folder, search, onHelp }: ListProps) {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const actions = useMessageActions();
  const { data, isPending, isError, isFetching, refetch } = useQuery(messagesQuery(folder, search));
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const messages = data?.data ?? [];
  const selected = messages.filter(({ _id }) => selectedIds.has(_id));

  const select = (ids: readonly string[], isSelected: boolean) => {
    const next = new Set(selectedIds);
    for (const id of ids)
      if (isSelected) next.add(id);
      else next.delete(id);
    setSelectedIds(next);
  };

  /** What a key is about: what is selected, otherwise the row that has the focus. */
  const aimed = () => (selected.length > 0 ? selected : messages.filter(({ _id }) => _id === focusedId()));
  useInboxKeys({
    next: () => moveFocus(1),
    previous: () => moveFocus(-1),
    select: () => {
      const id = focusedId();
      if (id !== undefined) select([id], !selectedIds.has(id));
    },
    archive: () => void act(actions.archive(aimed())),
    delete: () => aimed().length > 0 && void act(actions.remove(aimed())),
    reply: () => {
      const message = focusedId();
      if (message !== undefined) void navigate({ to: "/inbox/$folder/replay/$message", params: { folder, message } });
    },
    compose: () => void navigate({ to: "/inbox/$folder/compose", params: { folder } }),
    help: onHelp,
  });

  return (
    <section className={styles.card} aria-label={t("Messages")} aria-busy={isFetching}>
      <ListToolbar
        {...{ folder, search, messages, selected, actions, isFetching }}
        onSelect={select}
        onSearch={(change) => void navigate({ search: { ...search, page: undefined, ...change } })}
        onRefresh={() => void refetch()}
      />
      {isPending && <div className={styles.loading} role="status" aria-label={t("Loading")} />}
      {isError && (
        <EmptyState
          title={t("The messages could not be loaded.")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {data && messages.length === 0 && <NoMessages folder={folder} search={search} />}
      <ul className={styles.list} aria-label={t("Messages")}>
        {messages.map((message) => (
          <MessageRow
            key={message._id}
            message={message}
            isSelected={selectedIds.has(message._id)}
            onSelect={(isSelected) => select([message._id], isSelected)}
          />
        ))}
      </ul>
      {data && data.total > 0 && (
        <Pagination
          page={search.page ?? 1}
          size={pageSize}
          total={data.total}
          onChange={(page) => void navigate({ search: { ...search, page } })}
        />
      )}
    </section>
  );
}

/** A refusal has shown its red box already. */
const act = (work: Promise<unknown>) => work.catch(() => {});

const rowLinks = () => [...document.querySelectorAll<HTMLElement>("[data-message] a")];

const focusedId = () => document.activeElement?.closest<HTMLElement>("[data-message]")?.dataset["message"];

function moveFocus(step: number) {
  const links = rowLinks();
  const index = links.findIndex(
    (link) => link.closest<HTMLElement>("[data-message]")?.dataset["message"] === focusedId(),
  );
  const next = links[index === -1 ? 0 : Math.min(Math.max(index + step, 0), links.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

function NoMessages({ folder, search }: { folder: FolderKey; search: ListParams }) {
  const { t } = useTranslation();
  if (search.q || search.label) {
    return (
      <EmptyState
        icon={<IconMailOff size={32} stroke={1.5} />}
        title={t("No message here matches")}
        text={t("Search with other words, or in another folder.")}
        action={
          <Link to="/inbox/$folder" params={{ folder }}>
            {t("Show the whole folder")}
          </Link>
        }
      />
    );
  }
  const texts: Record<FolderKey, string> = {
    inbox: t("What people write to you arrives here."),
    sent: t("What you send is kept here."),
    archive: t("What you are done with, and want to keep, rests here."),
    spam: t("What nobody asked for ends here."),
    trash: t("What you delete waits here until you delete it for good."),
  };
  return <EmptyState icon={<IconMailOff size={32} stroke={1.5} />} title={t("No messages")} text={texts[folder]} />;
}
