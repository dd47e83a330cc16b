import { Link } from "@tanstack/react-router";
import { IconMessageCircle } from "@tabler/icons-react";

import type { TopicRow as Topic } from "#features/forum/contract.ts";
import { toTopic, unreadPosts } from "#features/forum/web/forum-params.ts";
import { SectionChip } from "#features/forum/web/sections.tsx";
import styles from "#features/forum/web/topics/topic-list.module.css";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** A topic: its title opens it at the first unread post. */
export function TopicRow({ topic, hasSection }: { topic: Topic; hasSection: boolean }) {
  const { t } = useTranslation();
  const { section, title, author, replies, latest } = topic;
  const unread = unreadPosts(topic);
  const replyCount = t({ one: "{{count}} reply", other: "{{count}} replies" }, { count: replies });
  return (
    <li className={styles.row} data-unread={unread > 0 || undefined}>
      <span className={styles.dot} aria-hidden />
      <Avatar name={author.name} picture={author.picture} size={40} />
      <Stack gap="hairline" className={styles.words}>
        <Row as="span" gap="none" align="stretch" nowrap>
          <Link to="/forum-post" search={toTopic(topic)} className={`truncate ${styles.title}`} dir="auto">
            {title}
            {unread > 0 && <span className="visually-hidden">, {t("unread")}</span>}
          </Link>
        </Row>
        <Row as="span" nowrap className={styles.details}>
          {hasSection && <SectionChip section={section} />}
          <bdi className={styles.author}>{author.name}</bdi>
        </Row>
      </Stack>
      <span className={styles.unread}>
        {unread > 0 && (
          <bdi>{t({ one: "{{count}} unread post", other: "{{count}} unread posts" }, { count: unread })}</bdi>
        )}
      </span>
      <Row as="span" gap="tiny" justify="end" nowrap className={styles.replies} title={replyCount}>
        <IconMessageCircle size={16} stroke={1.75} aria-hidden />
        <span aria-hidden>{formatNumber(replies)}</span>
        <bdi className="visually-hidden">{replyCount}</bdi>
      </Row>
      <Row as="span" nowrap className={styles.latest}>
        <Avatar name={latest.author.name} picture={latest.author.picture} size={24} />
        <Stack as="span" gap="none" className={styles.by}>
          <bdi className="truncate">{latest.author.name}</bdi>
          <RelativeTime date={latest.createdAt} className={styles.time} />
        </Stack>
      </Row>
    </li>
  );
}
