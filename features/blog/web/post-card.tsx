import { Link } from "@tanstack/react-router";

import type { BlogPostRow } from "#features/blog/contract.ts";
import { Cover } from "#features/blog/web/cover.tsx";
import styles from "#features/blog/web/post-card.module.css";
import { PostMeta } from "#features/blog/web/post-meta.tsx";
import { TagLinks } from "#features/blog/web/tag-links.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type PostCardProps = {
  post: BlogPostRow;
  /** `lead`: over the full width, as the first of the list. `wide`: over both columns. */
  look?: "lead" | "wide" | "card";
  tag?: string | undefined;
};

/** A post in the list. Its title is the link, which covers the whole card. */
export function PostCard({ post, look = "card", tag }: PostCardProps) {
  const { id, title, excerpt, tags } = post;
  return (
    <Card as="article" className={styles.card} data-look={look}>
      <Cover id={id} className={styles.cover} />
      <Stack gap="small" grow className={styles.words}>
        <TagLinks tags={tags.map((each) => ({ tag: each }))} current={tag} />
        <h2 className={styles.title}>
          <Link to="/blog/$post" params={{ post: id }} className={styles.link}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <p className={styles.excerpt} dir="auto">
          {excerpt}
        </p>
        <div className={styles.foot}>
          <PostMeta post={post} />
        </div>
      </Stack>
    </Card>
  );
}
