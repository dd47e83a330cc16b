import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { Cover } from "#features/blog/web/cover.tsx";
import styles from "#features/blog/web/post/further-posts.module.css";
import { furtherPostsQuery } from "#features/blog/web/queries.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

const maxFurther = 4;

/** Further articles beside a post: those with its first tag, then the latest ones. */
export function FurtherPosts({ id, tags }: { id: string; tags: readonly string[] }) {
  const { t } = useTranslation();
  const related = useQuery(furtherPostsQuery(tags[0]));
  const latest = useQuery(furtherPostsQuery(undefined));
  const all = [...(related.data?.data ?? []), ...(latest.data?.data ?? [])];
  const posts = [...new Map(all.map((post) => [post.id, post])).values()]
    .filter((post) => post.id !== id)
    .slice(0, maxFurther);
  if (posts.length === 0) return null;
  return (
    <Card className={styles.card} aria-label={t("More articles")}>
      <h2 className={styles.heading}>{t("More articles")}</h2>
      <Stack as="ul">
        {posts.map((post) => (
          <Row as="li" key={post.id} gap="compact" nowrap className={styles.post}>
            <Cover id={post.id} className={styles.cover} />
            <div className={styles.words}>
              <Link to="/blog/$post" params={{ post: post.id }} className={styles.link}>
                <bdi>{post.title}</bdi>
              </Link>
              <Text size="tiny" muted>
                <bdi>{post.author.name}</bdi> ·{" "}
                <bdi>{t("{{count}} min", { count: formatNumber(post.readingTime) })}</bdi>
              </Text>
            </div>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
