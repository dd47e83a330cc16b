import { Suspense, useRef, useState } from "react";

import type { ForumPost } from "#features/forum/contract.ts";
import { hrefOfPost } from "#features/forum/web/forum-params.ts";
import styles from "#features/forum/web/posts/post-item.module.css";
import { PostTools } from "#features/forum/web/posts/post-tools.tsx";
import { quoteHtml, selectedHtml } from "#features/forum/web/posts/quote.ts";
import { formatDateTime, formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { purifyHtml } from "#web/lib/text/purify-html.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { FormattedText } from "#web/ui/display/text/formatted-text.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";
import { Row } from "#web/ui/layout/row.tsx";

const EditPost = lazyPart(async () => (await import("#features/forum/web/posts/edit-post.tsx")).EditPost);

type PostItemProps = {
  post: ForumPost;
  topicId: string;
  /** The topic has further posts. */
  hasReplies: boolean;
  /** The address names this post. */
  isTarget: boolean;
  /** Adds a quote to the reply. */
  onQuote: (html: string) => void;
};

/** A post with its actions, or with the form that edits it. */
export function PostItem({ post, topicId, hasReplies, isTarget, onQuote }: PostItemProps) {
  const { t } = useTranslation();
  const text = useRef<HTMLDivElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const { number, author, body, createdAt, editedAt, isDeleted } = post;
  const shownNumber = formatNumber(number);

  /** The selected part of the text, or all of it. */
  const quote = () => {
    const selected = text.current ? selectedHtml(text.current) : undefined;
    onQuote(quoteHtml(author.name, purifyHtml(selected ?? body, "message")));
  };

  return (
    <article
      id={`post-${number}`}
      className={styles.post}
      aria-label={t("Post {{number}} by {{name}}", { number: shownNumber, name: author.name })}
      data-target={isTarget || undefined}
      tabIndex={-1}
    >
      <Avatar name={author.name} picture={author.picture} size={40} />
      <div className={styles.content}>
        <Row as="header" lineGap="none" align="baseline" className={styles.head}>
          <bdi className={styles.author}>{author.name}</bdi>
          <RelativeTime date={createdAt} className={styles.date} />
          {editedAt !== null && !isDeleted && (
            <span className={styles.date} title={formatDateTime(editedAt)}>
              {t("edited")} <RelativeTime date={editedAt} />
            </span>
          )}
          <a
            className={styles.number}
            href={`#${hrefOfPost(topicId, number)}`}
            aria-label={t("Link to post {{number}}", { number: shownNumber })}
          >
            #{shownNumber}
          </a>
        </Row>
        {isDeleted && <p className={styles.deleted}>{t("This post was deleted.")}</p>}
        {isEditing && (
          <Suspense fallback={<FormattedText html={body} allowed="message" />}>
            <EditPost post={post} onClose={() => setIsEditing(false)} />
          </Suspense>
        )}
        {!isDeleted && !isEditing && (
          <>
            <div ref={text}>
              <FormattedText html={body} allowed="message" />
            </div>
            <PostTools post={post} hasReplies={hasReplies} onQuote={quote} onEdit={() => setIsEditing(true)} />
          </>
        )}
      </div>
    </article>
  );
}
