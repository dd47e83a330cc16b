import { IconClock, IconMessageCircle } from "@tabler/icons-react";

import type { BlogPostRow } from "#features/blog/contract.ts";
import styles from "#features/blog/web/post-meta.module.css";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type PostMetaProps = { post: BlogPostRow; size?: 24 | 40 };

/** The author, date, reading time and number of comments of a post. */
export function PostMeta({ post, size = 24 }: PostMetaProps) {
  const { t } = useTranslation();
  const { author, publishedAt, updatedAt, isPublished, readingTime, commentCount } = post;
  const comments = t({ one: "{{count}} comment", other: "{{count}} comments" }, { count: commentCount });
  return (
    <Row gap="compact" lineGap="tiny" className={styles.meta} data-size={size}>
      <Avatar name={author.name} picture={author.picture} size={size} />
      <bdi className={styles.author}>{author.name}</bdi>
      <RelativeTime date={isPublished ? (publishedAt ?? updatedAt) : updatedAt} />
      <span className={styles.fact}>
        <IconClock size={14} stroke={1.75} aria-hidden />
        <bdi>{t("{{count}} min", { count: formatNumber(readingTime) })}</bdi>
      </span>
      {commentCount > 0 && (
        <span className={styles.fact} title={comments}>
          <IconMessageCircle size={14} stroke={1.75} aria-hidden />
          <span aria-hidden>{formatNumber(commentCount)}</span>
          <bdi className="visually-hidden">{comments}</bdi>
        </span>
      )}
    </Row>
  );
}
