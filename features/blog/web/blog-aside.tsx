import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import type { BlogPostRow, RecentComment } from "#features/blog/contract.ts";
import styles from "#features/blog/web/blog-aside.module.css";
import { draftsQuery, recentCommentsQuery, tagsQuery } from "#features/blog/web/queries.ts";
import { TagLinks } from "#features/blog/web/tag-links.tsx";
import { useTranslation } from "#web/lib/i18n.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { RelativeTime } from "#web/ui/display/relative-time.tsx";

/** Beside the posts: the person's drafts, the tags and the latest comments. */
export function BlogAside({ tag }: { tag: string | undefined }) {
  const { t } = useTranslation();
  const drafts = useQuery(draftsQuery);
  const tags = useQuery(tagsQuery);
  const comments = useQuery(recentCommentsQuery);
  // All at once, so that none of them moves another.
  if (drafts.isPending || tags.isPending || comments.isPending)
    return <div role="status" aria-label={t("Loading")} className={styles.waiting} />;
  return (
    <div className={styles.aside}>
      {drafts.data && drafts.data.data.length > 0 && <Drafts drafts={drafts.data.data} />}
      {tags.data && tags.data.length > 0 && (
        <Card className={styles.part} aria-label={t("Tags")}>
          <h2 className={styles.title}>{t("Tags")}</h2>
          <TagLinks tags={tags.data} current={tag} />
        </Card>
      )}
      {comments.data && comments.data.length > 0 && <RecentComments comments={comments.data} />}
    </div>
  );
}

function Drafts({ drafts }: { drafts: readonly BlogPostRow[] }) {
  const { t } = useTranslation();
  return (
    <Card className={styles.part} aria-label={t("Your drafts")}>
      <h2 className={styles.title}>{t("Your drafts")}</h2>
      <ul className={styles.list}>
        {drafts.map(({ id, title, updatedAt }) => (
          <li key={id}>
            <Link to="/blog/$post" params={{ post: id }} className={styles.link}>
              <bdi>{title}</bdi>
            </Link>
            <RelativeTime className={styles.muted} date={updatedAt} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RecentComments({ comments }: { comments: readonly RecentComment[] }) {
  const { t } = useTranslation();
  return (
    <Card className={styles.part} aria-label={t("Recent comments")}>
      <h2 className={styles.title}>{t("Recent comments")}</h2>
      <ul className={styles.list}>
        {comments.map(({ id, name, picture, excerpt, createdAt, post }) => (
          <li key={id} className={styles.comment}>
            <Avatar name={name} picture={picture} size={32} />
            <div className={styles.words}>
              <p className={styles.head}>
                <bdi className={styles.name}>{name}</bdi>
                <RelativeTime className={styles.muted} date={createdAt} />
              </p>
              <p className={styles.excerpt}>
                <bdi>{excerpt}</bdi>
              </p>
              <Link to="/blog/$post" params={{ post: post.id }} className={styles.on}>
                <bdi>{post.title}</bdi>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
