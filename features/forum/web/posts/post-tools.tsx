import { IconHeart, IconHeartFilled, IconPencil, IconQuote, IconTrash } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";

import type { ForumPost } from "#features/forum/contract.ts";
import styles from "#features/forum/web/posts/post-item.module.css";
import { usePostActions } from "#features/forum/web/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { formatList, formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isolateText } from "#web/lib/i18n/isolate-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type PostToolsProps = { post: ForumPost; hasReplies: boolean; onQuote: () => void; onEdit: () => void };

/** The actions of a post: those of its author, and those of everyone. */
export function PostTools({ post, hasReplies, onQuote, onEdit }: PostToolsProps) {
  const { language, t } = useTranslation();
  const navigate = useNavigate();
  const { like, remove, restore } = usePostActions();
  const { id, number, isMine, isLiked, likes, likers } = post;
  const isFirst = number === 1;

  const deletePost = async () => {
    if (isFirst && hasReplies) {
      notify({ tone: "warning", title: t("This topic has replies, so its first post cannot be deleted") });
      return;
    }
    // Before that, because the screen would ask for a topic that is gone.
    if (isFirst) await navigate({ to: "/forum-topic" });
    const saved = remove.mutateAsync(id);
    offerUndo({
      title: isFirst ? t("Topic deleted") : t("Post deleted"),
      saved,
      undo: () => restore.mutateAsync(id),
    });
    // A failure has been shown.
    await saved.catch(() => {});
  };
  const more = likes - likers.length;
  const names = [
    ...likers.map(isolateText),
    ...(more > 0 ? [t({ one: "{{count}} other", other: "{{count}} others" }, { count: more })] : []),
  ];
  return (
    <Row gap="tiny" className={styles.tools} role="group" aria-label={t("Actions")}>
      <Button
        size="small"
        variant="subtle"
        className={styles.like}
        aria-pressed={isLiked}
        title={likers.length > 0 ? t("Liked by {{names}}", { names: formatList(names, language) }) : undefined}
        onClick={() => like.mutate({ id, isLiked: !isLiked })}
      >
        {isLiked ? <IconHeartFilled size={16} aria-hidden /> : <IconHeart size={16} stroke={1.75} aria-hidden />}
        <span>{t("Like")}</span>
        {likes > 0 && <span className={styles.count}>{formatNumber(likes)}</span>}
      </Button>
      {/* Pressing it must not clear the selection that it quotes. */}
      <Button size="small" variant="subtle" onMouseDown={(event) => event.preventDefault()} onClick={onQuote}>
        <IconQuote size={16} stroke={1.75} aria-hidden />
        {t("Quote")}
      </Button>
      {isMine && (
        <>
          <Button size="small" variant="subtle" onClick={onEdit}>
            <IconPencil size={16} stroke={1.75} aria-hidden />
            {t("Edit")}
          </Button>
          <Button size="small" variant="subtle" onClick={() => void deletePost()}>
            <IconTrash size={16} stroke={1.75} aria-hidden />
            {t("Delete")}
          </Button>
        </>
      )}
    </Row>
  );
}
