import { IconArrowBackUp, IconPaperclip } from "@tabler/icons-react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect } from "react";

import type { FolderKey } from "#features/inbox/folders.ts";
import type { Message } from "#features/inbox/contract.ts";
import { KeyboardHelp } from "#features/inbox/web/keyboard/keyboard-help.tsx";
import { Mailbox } from "#features/inbox/web/mailbox.tsx";
import { FormattedText } from "#web/ui/display/text/formatted-text.tsx";
import styles from "#features/inbox/web/message/message-screen.module.css";
import { MessageToolbar } from "#features/inbox/web/message/message-toolbar.tsx";
import { inboxQuery, messageQuery, useMarkAsRead } from "#features/inbox/web/queries.ts";
import { formatDateTime, formatFileSize, formatList } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { isolateText } from "#web/lib/i18n/isolate-text.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { LabelChip } from "#web/ui/display/text/label-chip.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { buttonClass } from "#web/ui/actions/button.tsx";

const route = getRouteApi("/_shell/inbox/$folder/detail/$message");

export function MessageScreen({ folder, id }: { folder: FolderKey; id: string }) {
  const { t } = useTranslation();
  const { label } = route.useSearch();
  const { data: message } = useSuspenseQuery(messageQuery(id));
  const { mutate: markAsRead } = useMarkAsRead();

  // Once per opened message, so that a message marked as unread again stays unread.
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
          <Link to="/inbox/$folder/replay/$message" params={{ folder, message: id }} className={buttonClass("primary")}>
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
          <FormattedText html={message.body} allowed="message" />
          <Attachments message={message} />
          <Link
            to="/inbox/$folder/replay/$message"
            params={{ folder, message: id }}
            className={`truncate ${styles.answer}`}
            dir="auto"
          >
            {t("Write back to {{name}}", { name: message.from.name })}
          </Link>
        </Card>
      </Mailbox>
    </Screen>
  );
}

function Head({ message: { from, to, sentAt, labels } }: { message: Message }) {
  const { t, language } = useTranslation();
  const { data: inbox } = useQuery(inboxQuery);
  return (
    <Row as="header" gap="compact" lineGap="small" className={styles.head}>
      <Avatar name={from.name} picture={from.picture} size={40} />
      <div className={styles.people}>
        <p className={styles.from}>
          <strong>
            <bdi>{from.name}</bdi>
          </strong>{" "}
          <bdi className={styles.email}>{from.email}</bdi>
        </p>
        <p className={styles.to}>
          {t("To:")}{" "}
          <bdi>
            {formatList(
              to.map(({ name }) => isolateText(name)),
              language,
            )}
          </bdi>
        </p>
      </div>
      <Row gap="tiny">
        {labels.map((key) => {
          const label = inbox?.labels[key];
          return label && <LabelChip key={key} name={translateData(label.name)} color={label.color} />;
        })}
      </Row>
      <time className={styles.date} dateTime={sentAt}>
        <bdi>{formatDateTime(sentAt)}</bdi>
      </time>
    </Row>
  );
}

function Attachments({ message: { attachments } }: { message: Message }) {
  const { t } = useTranslation();
  if (attachments.length === 0) return null;
  return (
    <section className={styles.attachments} aria-labelledby="attachments">
      <h2 id="attachments" className={styles.heading}>
        <bdi>{t({ one: "{{count}} attachment", other: "{{count}} attachments" }, { count: attachments.length })}</bdi>
      </h2>
      <Row as="ul">
        {attachments.map(({ name, size }) => (
          <Row as="li" key={name} nowrap className={styles.file}>
            <IconPaperclip size={16} stroke={1.75} aria-hidden />
            <bdi className="truncate">{name}</bdi>
            <bdi className={styles.size}>{formatFileSize(size)}</bdi>
          </Row>
        ))}
      </Row>
    </section>
  );
}
