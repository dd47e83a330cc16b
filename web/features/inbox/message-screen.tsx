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
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import type { FolderKey, Message } from "#contract/inbox.ts";
import { useInboxKeys } from "#web/features/inbox/keys.ts";
import { LabelMenu, MoveMenu } from "#web/features/inbox/list-toolbar.tsx";
import { Mailbox } from "#web/features/inbox/mailbox.tsx";
import { MessageBody } from "#web/features/inbox/message-body.tsx";
import styles from "#web/features/inbox/message-screen.module.css";
import { inboxQuery, messageQuery, messagesQuery, useMarkAsRead } from "#web/features/inbox/queries.ts";
import { useMessageActions } from "#web/features/inbox/use-message-actions.ts";
import { formatDateTime, formatFileSize } from "#web/lib/format.ts";
import { translateData } from "#web/lib/i18n.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LabelChip } from "#web/ui/label-chip.tsx";
import { Screen } from "#web/ui/screen.tsx";
import screen from "#web/ui/screen.module.css";

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

export function MessageScreen({ folder, id }: { folder: FolderKey; id: string }) {
  const { t } = useTranslation();
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
        <Link to="/inbox/$folder/replay/$message" params={{ folder, message: id }} className={screen.primary}>
          <IconArrowBackUp size={16} stroke={2} aria-hidden data-mirrored />
          {t("Reply")}
        </Link>
      }
    >
      <Mailbox folder={folder}>
        <article className={styles.card} aria-label={message.subject}>
          <MessageToolbar folder={folder} message={message} />
          <Head message={message} />
          <MessageBody html={message.body} />
          <Attachments message={message} />
        </article>
      </Mailbox>
    </Screen>
  );
}

function MessageToolbar({ folder, message }: { folder: FolderKey; message: Message }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const actions = useMessageActions();
  const { previous, next } = useNeighbours(folder, message._id);

  const backToFolder = () => navigate({ to: "/inbox/$folder", params: { folder } });
  const open = (id: string | undefined) =>
    id !== undefined && void navigate({ to: "/inbox/$folder/detail/$message", params: { folder, message: id } });
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

/** The messages before and after this one, on the first page of its folder. */
function useNeighbours(folder: FolderKey, id: string) {
  const { data } = useQuery(messagesQuery(folder, {}));
  const ids = data?.data.map(({ _id }) => _id) ?? [];
  const index = ids.indexOf(id);
  return index === -1 ? {} : { previous: ids[index - 1], next: ids[index + 1] };
}

function Head({ message: { from, to, sentAt, labels } }: { message: Message }) {
  const { t } = useTranslation();
  const { data: inbox } = useQuery(inboxQuery);
  return (
    <header className={styles.head}>
      <Avatar name={from.name} picture={from.picture} size={40} />
      <div className={styles.people}>
        <p className={styles.from}>
          <strong>{from.name}</strong> <span className={styles.email}>{from.email}</span>
        </p>
        <p className={styles.to}>
          {t("To:")} {to.map(({ name }) => name).join(", ")}
        </p>
      </div>
      <div className={styles.labels}>
        {labels.map((key) => {
          const label = inbox?.labels[key];
          return label && <LabelChip key={key} name={translateData(label.name)} color={label.color} />;
        })}
      </div>
      <time className={styles.date} dateTime={sentAt}>
        {formatDateTime(sentAt)}
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
            <span className={styles.fileName}>{name}</span>
            <span className={styles.size}>{formatFileSize(size)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
