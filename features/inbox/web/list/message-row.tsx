import { IconPaperclip } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import type { MessageSummary } from "#features/inbox/contract.ts";
import type { ListParams } from "#features/inbox/web/list-params.ts";
import styles from "#features/inbox/web/list/message-row.module.css";
import { inboxQuery } from "#features/inbox/web/queries.ts";
import { teaserOf } from "#features/inbox/web/list/teaser.ts";
import { openContextMenu, type RowAction } from "#web/lib/context-menu.ts";
import { formatDateShort, formatDateTime, formatList } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { isolateText } from "#web/lib/i18n/isolate-text.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { Checkbox } from "#web/ui/form/choices/checkbox.tsx";
import { LabelChip } from "#web/ui/display/text/label-chip.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type MessageRowProps = {
  message: MessageSummary;
  /** The parameters of the list, for links to neighbours and back. */
  search: ListParams;
  isSelected: boolean;
  /** It belongs to the page before, and cannot be selected. */
  isStale: boolean;
  onSelect: (isSelected: boolean, isRange: boolean) => void;
  /** The context menu. */
  listActions: () => readonly RowAction[];
};

/** A message in a list. The whole row is a link. */
export function MessageRow({ message, search, isSelected, isStale, onSelect, listActions }: MessageRowProps) {
  const { t, language } = useTranslation();
  const { _id, folder, subject, preview, labels, from, to, attachmentCount, sentAt, isRead } = message;
  const { data: inbox } = useQuery(inboxQuery);
  const isSent = folder === "sent";
  const people = isSent ? to : [from];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu of its link and its checkbox
    <li
      className={styles.row}
      data-message={_id}
      data-selected={isSelected || undefined}
      data-unread={!isRead || undefined}
      onContextMenu={(event) => openContextMenu(event, subject, listActions)}
    >
      <span className={styles.select}>
        <Checkbox
          label={t("Select {{subject}}", { subject })}
          isChecked={isSelected}
          isDisabled={isStale}
          onChange={onSelect}
        />
      </span>
      <Avatar name={people[0]?.name ?? ""} picture={people[0]?.picture ?? ""} />
      <Row as="span" nowrap className={styles.person}>
        {!isRead && <span className={styles.dot} role="img" aria-label={t("unread")} />}
        {isSent && <span className={styles.to}>{t("To:")}</span>}
        <span className={styles.name} dir="auto">
          {formatList(
            people.map(({ name }) => isolateText(name)),
            language,
          )}
        </span>
      </Row>
      <Row as="span" align="baseline" nowrap className={styles.words}>
        <Link
          to="/inbox/$folder/detail/$message"
          params={{ folder, message: _id }}
          search={search}
          className={styles.subject}
          dir="auto"
        >
          {subject}
        </Link>
        <span className={styles.teaser} dir="auto">
          {teaserOf(subject, preview)}
        </span>
      </Row>
      <Row as="span" gap="tiny" nowrap className={styles.marks}>
        {labels.map((key) => {
          if (!inbox) return <span key={key} className={styles.pendingLabel} />;
          const label = inbox.labels[key];
          return label && <LabelChip key={key} name={translateData(label.name)} color={label.color} />;
        })}
        {attachmentCount > 0 && (
          <IconPaperclip
            size={16}
            stroke={1.75}
            role="img"
            aria-label={t({ one: "{{count}} attachment", other: "{{count}} attachments" }, { count: attachmentCount })}
          />
        )}
      </Row>
      <time className={styles.date} dateTime={sentAt} title={formatDateTime(sentAt)}>
        <bdi>{formatDateShort(sentAt)}</bdi>
      </time>
    </li>
  );
}
