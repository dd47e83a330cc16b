import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import type { BlogPostRow, RecentComment } from "#features/blog/contract.ts";
import styles from "#features/blog/web/blog-aside.module.css";
import { draftsQuery, recentCommentsQuery, tagsQuery } from "#features/blog/web/queries.ts";
import { TagLinks } from "#features/blog/web/tag-links.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

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
    <Stack className={styles.aside}>
      {drafts.data && drafts.data.data.length > 0 && <Drafts drafts={drafts.data.data} />}
      {tags.data && tags.data.length > 0 && (
        <Card className={styles.part} aria-label={t("Tags")}>
          <h2 className={styles.title}>{t("Tags")}</h2>
          <TagLinks tags={tags.data} current={tag} />
        </Card>
      )}
      {comments.data && comments.data.length > 0 && <RecentComments comments={comments.data} />}
    </Stack>
  );
}

function Drafts({ drafts }: { drafts: readonly BlogPostRow[] }) {
  const { t } = useTranslation();
  return (
    <Card className={styles.part} aria-label={t("Your drafts")}>
      <h2 className={styles.title}>{t("Your drafts")}</h2>
      <Stack as="ul">
        {drafts.map(({ id, title, updatedAt }) => (
          <li key={id}>
            <Link to="/blog/$post" params={{ post: id }} className={styles.link}>
              <bdi>{title}</bdi>
            </Link>
            <RelativeTime className={styles.muted} date={updatedAt} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function RecentComments({ comments }: { comments: readonly RecentComment[] }) {
  const { t } = useTranslation();
  return (
    <Card className={styles.part} aria-label={t("Recent comments")}>
      <h2 className={styles.title}>{t("Recent comments")}</h2>
      <Stack as="ul">
        {comments.map(({ id, name, picture, excerpt, createdAt, post }) => (
          <Row as="li" key={id} gap="compact" align="start" nowrap>
            <Avatar name={name} picture={picture} size={32} />
            <div className={styles.words}>
              <Row as="p" lineGap="none" align="baseline">
                <Text as="bdi" size="small" weight="bold">
                  {name}
                </Text>
                <RelativeTime className={styles.muted} date={createdAt} />
              </Row>
              <p className={styles.excerpt} dir="auto">
                {excerpt}
              </p>
              <Link to="/blog/$post" params={{ post: post.id }} className={styles.on}>
                <bdi>{post.title}</bdi>
              </Link>
            </div>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
