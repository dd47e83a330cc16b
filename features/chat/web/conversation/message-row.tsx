import styles from "#features/chat/web/conversation/message-row.module.css";
import type { ListRow } from "#features/chat/web/conversation/rows.ts";
import { cutAtLinks } from "#web/lib/text/cut-at-links.ts";
import { formatDateLong, formatDateTime, formatTime } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type MessageRowProps = {
  row: ListRow;
  isNarrow: boolean;
  /** Whether the partner has read it. */
  isSeen: boolean;
  isSending: boolean;
  onRetry: () => void;
  onDiscard: (id: string) => void;
};

/** A message: those of others on one side, one's own on the other. */
export function MessageRow({ row, isNarrow, isSeen, isSending, onRetry, onDiscard }: MessageRowProps) {
  const { t } = useTranslation();
  const { message, body, isOwn, isFirst, isNewDay } = row;
  const name = message?.user.name || t("Former member");
  return (
    <>
      {isNewDay && message && <p className={styles.day}>{formatDay(message.date, t("Today"))}</p>}
      <div
        className={styles.message}
        data-own={isOwn || undefined}
        data-first={isFirst || undefined}
        data-narrow={isNarrow || undefined}
      >
        {!isNarrow && !isOwn && (
          <span className={styles.face}>
            {isFirst && <Avatar name={name} picture={message?.user.picture ?? ""} size={32} />}
          </span>
        )}
        <Stack gap="none" align="start" grow className={styles.content}>
          {isFirst && message ? (
            <Row as="p" align="baseline" nowrap className={styles.head}>
              <span className={isOwn || isNarrow ? "visually-hidden" : styles.name} dir="auto">
                {isOwn ? t("You") : name}
              </span>{" "}
              <time dateTime={message.date} title={formatDateTime(message.date)} dir="auto">
                {formatTime(message.date)}
              </time>
            </Row>
          ) : (
            <span className="visually-hidden">{isOwn ? t("You") : name}</span>
          )}
          <p
            className={styles.bubble}
            dir="auto"
            title={message && formatDateTime(message.date)}
            data-unsent={!message || undefined}
          >
            <TextWithLinks text={body} />
          </p>
          {isSeen && (
            <Row as="p" gap="tiny" lineGap="none" justify="end" className={styles.note}>
              {t("Seen")}
            </Row>
          )}
          {!message && isSending && (
            <Row as="p" gap="tiny" lineGap="none" justify="end" className={styles.note}>
              {t("Sending")}
            </Row>
          )}
          {!message && !isSending && (
            <Row
              as="p"
              gap="tiny"
              lineGap="none"
              justify="end"
              className={styles.note}
              data-failed={!row.isWaiting || undefined}
            >
              {row.isWaiting ? t("Waiting for connection") : t("Not sent")}
              <Button size="small" variant="subtle" className={styles.action} onClick={onRetry}>
                {t("Try again")}
              </Button>
              <Button size="small" variant="subtle" className={styles.action} onClick={() => onDiscard(row.id)}>
                {t("Discard")}
              </Button>
            </Row>
          )}
        </Stack>
      </div>
    </>
  );
}

/** Addresses are links, which open in a new tab and tell the other site nothing. */
const TextWithLinks = ({ text }: { text: string }) =>
  cutAtLinks(text).map(({ text: part, href }, index) =>
    href === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- a part has no other identity
      <span key={index}>{part}</span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a part has no other identity
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
        {part}
      </a>
    ),
  );

/** The name of a day in the list. */
const formatDay = (iso: string, today: string, now = new Date()) => {
  const date = new Date(iso);
  return date.toDateString() === now.toDateString() ? today : formatDateLong(date);
};
