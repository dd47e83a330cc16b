import {
  IconArchive,
  IconArrowBackUp,
  IconArrowLeft,
  IconChevronLeft,
  IconChevronRight,
  IconMail,
  IconPaperclip,
  IconPrinter,
  IconTrash,
} from "@tabler/icons-react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

import type { FolderKey } from "#contract/folders.ts";
import type { Message } from "#contract/inbox.ts";
import { KeyboardHelp } from "#web/features/inbox/keyboard-help.tsx";
import { useInboxKeys } from "#web/features/inbox/keys.ts";
import type { ListParams } from "#web/features/inbox/list-params.ts";
import { LabelMenu, MoveMenu } from "#web/features/inbox/list-toolbar.tsx";
import { Mailbox } from "#web/features/inbox/mailbox.tsx";
import { MessageBody } from "#web/features/inbox/message-body.tsx";
import styles from "#web/features/inbox/message-screen.module.css";
import { inboxQuery, messageQuery, messagesQuery, pageSize, useMarkAsRead } from "#web/features/inbox/queries.ts";
import { useMessageActions } from "#web/features/inbox/use-message-actions.ts";
import { formatDateTime, formatFileSize } from "#web/lib/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { lastPage } from "#web/lib/pages.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { LabelChip } from "#web/ui/display/label-chip.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import screen from "#web/ui/screen/screen.module.css";

const route = getRouteApi("/_shell/inbox/$folder/detail/$message");

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

export function MessageScreen({ folder, id }: { folder: FolderKey; id: string }) {
  const { t } = useTranslation();
  const { label } = route.useSearch();
  const { data: message } = useSuspenseQuery(messageQuery(id));
  const { mutate: markAsRead } = useMarkAsRead();

  // Once for each message that is opened: what is marked as unread again stays so.
  useEffect(() => {
    if (!message.isRead) markAsRead(message._id);
    // oxlint-disable-next-line react/exhaustive-deps -- the message's being read is what this changes
  }, [message._id]);

  return (
    <Screen
      title={message.subject}
      actions={
        <>
          <KeyboardHelp />
          <Link to="/inbox/$folder/replay/$message" params={{ folder, message: id }} className={screen.primary}>
            <IconArrowBackUp size={16} stroke={2} aria-hidden data-mirrored />
            {t("Reply")}
          </Link>
        </>
      }
    >
      <Mailbox folder={folder} label={label}>
        <Card as="article" className={styles.card} aria-label={message.subject}>
          <MessageToolbar folder={folder} message={message} />
          <Head message={message} />
          <MessageBody html={message.body} />
          <Attachments message={message} />
        </Card>
      </Mailbox>
    </Screen>
  );
}

function MessageToolbar({ folder, message }: { folder: FolderKey; message: Message }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const actions = useMessageActions();
  const search = route.useSearch();
  const { previous, next } = useNeighbours(folder, message._id, search);

  const backToFolder = () => navigate({ to: "/inbox/$folder", params: { folder }, search });
  const open = (neighbour: Neighbour | undefined) =>
    neighbour &&
    void navigate({
      to: "/inbox/$folder/detail/$message",
      params: { folder, message: neighbour.id },
      search: { ...search, page: neighbour.page },
    });
  /** What leaves the folder leaves the screen too. A refusal has shown its red box, and the message stays. */
  const leaveAfter = (work: Promise<unknown>) =>
    void work.then((isDone) => (isDone === false ? undefined : backToFolder())).catch(() => {});

  useInboxKeys({
    next: () => open(next),
    previous: () => open(previous),
    archive: () => leaveAfter(actions.archive([message])),
    delete: () => leaveAfter(actions.remove([message])),
    reply: () => void navigate({ to: "/inbox/$folder/replay/$message", params: { folder, message: message._id } }),
    compose: () => void navigate({ to: "/inbox/$folder/compose", params: { folder } }),
    back: () => void backToFolder(),
  });

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t("Message")}>
      <IconButton label={t("Back to the folder")} onClick={() => void backToFolder()}>
        <IconArrowLeft {...icon} data-mirrored />
      </IconButton>
      <span className={styles.separator} />
      <IconButton
        label={t("Mark as unread")}
        onClick={() => {
          actions.markRead([message], false);
          void backToFolder();
        }}
      >
        <IconMail {...icon} />
      </IconButton>
      <LabelMenu messages={[message]} actions={actions} />
      <MoveMenu folder={message.folder} onMove={(to, name) => leaveAfter(actions.move([message], to, name))} />
      {message.folder !== "archive" && (
        <IconButton label={t("Archive")} onClick={() => leaveAfter(actions.archive([message]))}>
          <IconArchive {...icon} />
        </IconButton>
      )}
      <IconButton label={t("Delete")} onClick={() => leaveAfter(actions.remove([message]))}>
        <IconTrash {...icon} />
      </IconButton>
      <IconButton label={t("Print")} onClick={() => print()}>
        <IconPrinter {...icon} />
      </IconButton>
      <span className={styles.space} />
      <IconButton label={t("Previous message")} disabled={previous === undefined} onClick={() => open(previous)}>
        <IconChevronLeft {...icon} data-mirrored />
      </IconButton>
      <IconButton label={t("Next message")} disabled={next === undefined} onClick={() => open(next)}>
        <IconChevronRight {...icon} data-mirrored />
      </IconButton>
    </div>
  );
}

type Neighbour = { readonly id: string; readonly page: number | undefined };

/** The messages before and after this one in the list that it was opened from, on the pages beside that one too. */
function useNeighbours(folder: FolderKey, id: string, search: ListParams) {
  const page = search.page ?? 1;
  const { data } = useQuery(messagesQuery(folder, search));
  const ids = data?.data.map(({ _id }) => _id) ?? [];
  const index = ids.indexOf(id);
  const isFirst = index === 0 && page > 1;
  const isLast = index !== -1 && index === ids.length - 1 && page < lastPage(data?.total ?? 0, pageSize);
  const before = useQuery({ ...messagesQuery(folder, { ...search, page: page - 1 }), enabled: isFirst });
  const after = useQuery({ ...messagesQuery(folder, { ...search, page: page + 1 }), enabled: isLast });

  const on = (number: number, neighbour: string | undefined): Neighbour | undefined =>
    neighbour === undefined ? undefined : { id: neighbour, page: number > 1 ? number : undefined };
  if (index === -1) return {};
  return {
    previous: isFirst ? on(page - 1, before.data?.data.at(-1)?._id) : on(page, ids[index - 1]),
    next: isLast ? on(page + 1, after.data?.data[0]?._id) : on(page, ids[index + 1]),
  };
}

function Head({ message: { from, to, sentAt, labels } }: { message: Message }) {
  const { t } = useTranslation();
  const { data: inbox } = useQuery(inboxQuery);
  return (
    <header className={styles.head}>
      <Avatar name={from.name} picture={from.picture} size={40} />
      <div className={styles.people}>
        <p className={styles.from}>
          <strong>
            <bdi>{from.name}</bdi>
          </strong>{" "}
          <bdi className={styles.email}>{from.email}</bdi>
        </p>
        <p className={styles.to}>
          {t("To:")} <bdi>{to.map(({ name }) => name).join(", ")}</bdi>
        </p>
      </div>
      <div className={styles.labels}>
        {labels.map((key) => {
          const label = inbox?.labels[key];
          return label && <LabelChip key={key} name={translateData(label.name)} color={label.color} />;
        })}
      </div>
      <time className={styles.date} dateTime={sentAt}>
        <bdi>{formatDateTime(sentAt)}</bdi>
      </time>
    </header>
  );
}

function Attachments({ message: { attachments } }: { message: Message }) {
  const { t } = useTranslation();
  if (attachments.length === 0) return null;
  return (
    <section className={styles.attachments} aria-labelledby="attachments">
      <h2 id="attachments" className={styles.heading}>
        {t("Attachments: {{count}}", { count: attachments.length })}
      </h2>
      <ul className={styles.files}>
        {attachments.map(({ name, size }) => (
          <li key={name} className={styles.file}>
            <IconPaperclip size={16} stroke={1.75} aria-hidden />
            <bdi className={styles.fileName}>{name}</bdi>
            <bdi className={styles.size}>{formatFileSize(size)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
