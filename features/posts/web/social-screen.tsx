import { IconMessages } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { addPost, maxPost } from "#features/posts/contract.ts";
import { PostCard } from "#features/posts/web/post-card.tsx";
import { postsQuery, usePostActions } from "#features/posts/web/queries.ts";
import styles from "#features/posts/web/social-screen.module.css";
import { WordsForm } from "#features/posts/web/words-form.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { userQuery } from "#web/lib/api/user-query.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Columns } from "#web/ui/layout/columns.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

type SocialScreenProps = {
  /** Parts of other features: who is online, the user's profile, and the user's latest activity. */
  people: readonly ReactNode[];
  me: ReactNode;
  activity: ReactNode;
};

/** The feed of posts, newest first. */
export function SocialScreen({ people, me, activity }: SocialScreenProps) {
  const { t } = useTranslation();
  const { data: user } = useQuery(userQuery);
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(postsQuery);
  const { add } = usePostActions();
  const posts = data?.pages.flat() ?? [];
  return (
    <Screen title={t("Social")} description={t("News from your colleagues.")}>
      <Columns aside={[280, 360]} className={styles.columns}>
        <div className={styles.feed}>
          {people.length > 0 && (
            <Card className={styles.card} aria-label={t("People")}>
              {people}
            </Card>
          )}
          <Card className={styles.card} aria-label={t("New post")}>
            <WordsForm
              me={user}
              label={t("New post")}
              placeholder={t("What's new?")}
              action={t("Post")}
              maxLength={maxPost}
              isPost
              endpoint={addPost}
              onSend={add.mutateAsync}
            />
          </Card>
          {isPending && <div className={styles.loading} role="status" aria-label={t("Loading")} />}
          {isError && posts.length === 0 && (
            <EmptyState
              title={t("Posts could not be loaded")}
              action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
            />
          )}
          {data && posts.length === 0 && (
            <EmptyState
              icon={<IconMessages size={32} stroke={1.5} />}
              title={t("No posts yet")}
              text={t("Write the first post.")}
            />
          )}
          {posts.map((post) => (
            <PostCard key={post.id} post={post} me={user} />
          ))}
          {hasNextPage && (
            <Button className={styles.more} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t("Load older posts")}
            </Button>
          )}
        </div>
        <div className={styles.side}>
          {me}
          {activity}
        </div>
      </Columns>
    </Screen>
  );
}
