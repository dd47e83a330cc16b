import { Link } from "@tanstack/react-router";

import { type ForumSection, sectionTexts } from "#features/forum/contract.ts";
import { toPost } from "#features/forum/web/forum-params.ts";
import styles from "#features/forum/web/section-row.module.css";
import { SectionIcon, sectionTitle } from "#features/forum/web/sections.tsx";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** A section with its counts and its latest post. The whole row links to its topics. */
export function SectionRow({ section: { key, topics, posts, unread, latest } }: { section: ForumSection }) {
  const { t } = useTranslation();
  return (
    <li className={styles.row}>
      <SectionIcon section={key} className={styles.icon} />
      <Stack gap="none">
        <h2 className={styles.name}>
          <Link to="/forum-topic" search={{ section: key }} className={styles.link}>
            {sectionTitle(key)}
          </Link>
          {unread > 0 && (
            <bdi className={styles.unread}>
              {t({ one: "{{count}} unread topic", other: "{{count}} unread topics" }, { count: unread })}
            </bdi>
          )}
        </h2>
        <p className={`truncate ${styles.text}`}>{translateData(sectionTexts[key].text)}</p>
        <p className={styles.counts}>
          <bdi>{t({ one: "{{count}} topic", other: "{{count}} topics" }, { count: topics })}</bdi>
          <bdi>{t({ one: "{{count}} post", other: "{{count}} posts" }, { count: posts })}</bdi>
        </p>
      </Stack>
      {latest ? (
        <Row gap="compact" nowrap className={styles.latest}>
          <Avatar name={latest.author.name} picture={latest.author.picture} />
          <Stack gap="none">
            <Link
              to="/forum-post"
              search={toPost(latest.topicId, latest.number)}
              className={`truncate ${styles.topic}`}
              dir="auto"
            >
              {latest.title}
            </Link>
            <span className={styles.by}>
              <bdi className="truncate">{latest.author.name}</bdi>
              <span aria-hidden>·</span>
              <RelativeTime date={latest.createdAt} className={styles.time} />
            </span>
          </Stack>
        </Row>
      ) : (
        <p className={styles.none}>{t("No topics yet")}</p>
      )}
    </li>
  );
}
