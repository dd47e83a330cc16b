import type { BlogPostRow } from "#features/blog/contract.ts";
import styles from "#features/blog/web/blog-screen.module.css";
import { PostCard } from "#features/blog/web/post-card.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

type PostGridProps = {
  posts: readonly BlogPostRow[];
  tag: string | undefined;
  /** Shown until the next page has arrived. */
  isOld: boolean;
};

/** Posts in two columns. If one would be alone in its row, the first of them has a row of its own. */
export function PostGrid({ posts, tag, isOld }: PostGridProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.grid} aria-label={t("Posts")} aria-busy={isOld}>
      {posts.map((post, place) => {
        const isWide = place === 0 && posts.length % 2 === 1;
        return (
          <li key={post.id} data-wide={isWide || undefined}>
            <PostCard post={post} look={isWide ? "wide" : "card"} tag={tag} />
          </li>
        );
      })}
    </ul>
  );
}

const skeletons = ["wide", "one", "two", "three", "four"];

export function PostsSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("Loading")}>
      <div className={styles.grid} aria-hidden>
        {skeletons.map((each) => (
          <div key={each} className={styles.skeleton} data-wide={each === "wide" || undefined} />
        ))}
      </div>
    </div>
  );
}
