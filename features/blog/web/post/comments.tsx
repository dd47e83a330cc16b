import { IconTrash } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";

import type { BlogComment } from "#features/blog/contract.ts";
import styles from "#features/blog/web/post/comments.module.css";
import { commentsQuery, useBlogActions } from "#features/blog/web/queries.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";
import { Skeleton } from "#web/ui/display/status/skeleton.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** The comments on a post, newest first. */
export function Comments({ postId }: { postId: string }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(commentsQuery(postId));
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const total = data?.pages[0]?.total;
  // A comment that was added between the requests of two pages is on both.
  const comments = [
    ...new Map(data?.pages.flatMap((page) => page.data.map((each) => [each.id, each] as const))).values(),
  ];
  return (
    <Card className={styles.card} aria-label={t("Comments")}>
      <Text as="h2" size="large" weight="bold">
        {total ? (
          <bdi>{t({ one: "{{count}} comment", other: "{{count}} comments" }, { count: total })}</bdi>
        ) : (
          t("Comments")
        )}
      </Text>
      {!data && !isError && <Skeleton lines={4} hasPicture label={t("Loading")} />}
      {!data && isError && (
        <EmptyState
          title={t("Comments could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {total === 0 && <p className={styles.muted}>{t("No comments yet. Write the first one.")}</p>}
      <Stack as="ul" gap="none" aria-label={t("Comments")}>
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button className={styles.older} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("Load older")}
        </Button>
      )}
    </Card>
  );
}

function Comment({ comment: { id, name, picture, url, comment, createdAt, isMine } }: { comment: BlogComment }) {
  const { t } = useTranslation();
  const { removeComment, restoreComment } = useBlogActions();
  const remove = () => {
    const saved = removeComment.mutateAsync(id);
    offerUndo({
      title: t("Comment deleted"),
      text: comment,
      key: `blog comment ${id}`,
      saved,
      undo: () => restoreComment.mutateAsync(id),
    });
  };
  return (
    <Row as="li" gap="compact" align="start" nowrap className={styles.comment}>
      <Avatar name={name} picture={picture} size={40} />
      <div className={styles.words}>
        <Row as="p" gap="compact" lineGap="none" align="baseline">
          {url === "" ? (
            <bdi className={styles.name}>{name}</bdi>
          ) : (
            <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={styles.name}>
              <bdi>{name}</bdi>
            </a>
          )}
          <RelativeTime className={styles.muted} date={createdAt} />
        </Row>
        <p className={styles.text} dir="auto">
          {comment}
        </p>
      </div>
      {isMine && (
        <IconButton label={t("Delete this comment")} disabled={removeComment.isPending} onClick={remove}>
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </Row>
  );
}
