import { IconHeart, IconHeartFilled, IconMessageCircle, IconTrash } from "@tabler/icons-react";
import { useId, useState } from "react";

import { addComment, type Comment, maxComment, type Post } from "#features/posts/contract.ts";
import type { CurrentUser } from "#contract/users.ts";
import { usePostActions } from "#features/posts/web/queries.ts";
import styles from "#features/posts/web/social-screen.module.css";
import { WordsForm } from "#features/posts/web/words-form.tsx";
import { askToConfirm } from "#web/lib/confirm.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** The number of comments shown initially: the latest ones. */
const shownComments = 3;

type PostCardProps = { post: Post; me: CurrentUser | undefined };

/** A post with its comments. */
export function PostCard({ post, me }: PostCardProps) {
  const { t } = useTranslation();
  const { remove, like, comment, removeComment } = usePostActions();
  const titleId = useId();
  const [isWriting, setIsWriting] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const { author, body, createdAt, comments, isMine, likes, isLiked } = post;
  const shown = showsAll ? comments : comments.slice(-shownComments);

  const removeAsked = async () => {
    const isSure = await askToConfirm({
      title: t("Delete this post?"),
      text: t("Its comments and likes are deleted too. This action cannot be undone."),
      confirm: t("Delete"),
      cancel: t("Cancel"),
      tone: "danger",
    });
    if (isSure) remove.mutate(post.id);
  };
  const removeCommentAsked = async ({ id, body: text }: Comment) => {
    const isSure = await askToConfirm({
      title: t("Delete this comment?"),
      text,
      confirm: t("Delete"),
      cancel: t("Cancel"),
      tone: "danger",
    });
    if (isSure) removeComment.mutate(id);
  };

  return (
    <Card as="article" className={styles.post} aria-labelledby={titleId}>
      <Row as="header" gap="compact" nowrap>
        <Avatar name={author.name} picture={author.picture} size={40} />
        <Stack gap="none" grow>
          <Text as="h2" id={titleId} size="medium" weight="bold">
            {author.name}
          </Text>
          <RelativeTime className={styles.date} date={createdAt} />
        </Stack>
        {isMine && (
          <IconButton label={t("Delete this post")} onClick={() => void removeAsked()}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      </Row>
      <p className={styles.body} dir="auto">
        {body}
      </p>
      <div className={styles.tools}>
        <Button
          size="small"
          variant="subtle"
          className={styles.like}
          aria-pressed={isLiked}
          onClick={() => like.mutate({ id: post.id, isLiked: !isLiked })}
        >
          {isLiked ? <IconHeartFilled size={16} aria-hidden /> : <IconHeart size={16} stroke={1.75} aria-hidden />}
          <span>{t("Like")}</span>
          {likes > 0 && (
            <Text muted tabular>
              {formatNumber(likes)}
            </Text>
          )}
        </Button>
        <Button size="small" variant="subtle" aria-expanded={isWriting} onClick={() => setIsWriting(!isWriting)}>
          <IconMessageCircle size={16} stroke={1.75} aria-hidden />
          {t("Comment")}
          {comments.length > 0 && (
            <Text muted tabular>
              {formatNumber(comments.length)}
            </Text>
          )}
        </Button>
      </div>
      {(comments.length > 0 || isWriting) && (
        <Stack gap="compact" className={styles.comments}>
          {shown.length < comments.length && (
            <Button size="small" variant="subtle" className={styles.all} onClick={() => setShowsAll(true)}>
              {t({ one: "Show {{count}} comment", other: "Show all {{count}} comments" }, { count: comments.length })}
            </Button>
          )}
          {comments.length > 0 && (
            <Stack as="ul" gap="small" aria-label={t("Comments")}>
              {shown.map((each) => (
                <Row as="li" key={each.id} align="start" nowrap>
                  <Avatar name={each.author.name} picture={each.author.picture} size={24} />
                  <div className={styles.bubble}>
                    <Row lineGap="none" align="baseline" className={styles.commentHead}>
                      <strong>{each.author.name}</strong>
                      <RelativeTime className={styles.date} date={each.createdAt} />
                      {each.isMine && (
                        <IconButton
                          className={styles.remove}
                          label={t("Delete this comment")}
                          onClick={() => void removeCommentAsked(each)}
                        >
                          <IconTrash size={16} stroke={1.75} aria-hidden />
                        </IconButton>
                      )}
                    </Row>
                    <p className={styles.commentBody} dir="auto">
                      {each.body}
                    </p>
                  </div>
                </Row>
              ))}
            </Stack>
          )}
          {isWriting && (
            <WordsForm
              me={me}
              label={t("Comment on {{name}}'s post", { name: author.name })}
              placeholder={t("Write a comment")}
              action={t("Send")}
              maxLength={maxComment}
              endpoint={addComment}
              onSend={(words) => comment.mutateAsync({ postId: post.id, ...words })}
            />
          )}
        </Stack>
      )}
    </Card>
  );
}
