import { IconArrowBackUp } from "@tabler/icons-react";
import { Link, useNavigate, useRouterState } from "@tanstack/react-router";
import { Fragment, useEffect, useEffectEvent, useRef, useState } from "react";

import { type ActivePerson, type ForumPost, forumPostsPage, type TopicRow } from "#features/forum/contract.ts";
import { ForumAside } from "#features/forum/web/forum-aside.tsx";
import { newBeyondPage, toPost } from "#features/forum/web/forum-params.ts";
import { PostItem } from "#features/forum/web/posts/post-item.tsx";
import styles from "#features/forum/web/posts/posts-screen.module.css";
import { useMarkTopic, useRefreshForum } from "#features/forum/web/queries.ts";
import { ReplyForm, type ReplyHandle } from "#features/forum/web/posts/reply-form.tsx";
import { SectionChip } from "#features/forum/web/sections.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lastPage } from "#web/lib/api/pages.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Pagination } from "#web/ui/display/pagination.tsx";
import { Columns } from "#web/ui/layout/columns.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { useKnownPage } from "#web/ui/screen/use-known-page.ts";

type TopicPostsProps = {
  topic: TopicRow;
  posts: readonly ForumPost[];
  people: readonly ActivePerson[];
  page: number;
  /** The number of the post that the address names. */
  target: number | undefined;
  /** The posts are those of another page. */
  isLoading: boolean;
};

/** A page of a topic, and the form for a reply. */
export function TopicPosts({ topic, posts, people, page: asked, target, isLoading }: TopicPostsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refresh = useRefreshForum();
  const reply = useRef<ReplyHandle>(null);
  const { id, title, section, replies, lastNumber } = topic;
  const open = (page: number, replace = false) =>
    void navigate({ to: "/forum-post", search: { topic: id, page: page === 1 ? undefined : page }, replace });
  const page = useKnownPage(asked, isLoading ? undefined : lastPage(lastNumber, forumPostsPage), (last) =>
    open(last, true),
  );
  const { firstUnread, further } = useReading({ topic, posts: isLoading ? [] : posts, page });
  useTarget(target, !isLoading && posts.some(({ number }) => number === target));

  return (
    <Screen
      title={title}
      description={
        <span className={styles.description}>
          <Link to="/forum-topic" search={{ section }} className={styles.section}>
            <SectionChip section={section} />
          </Link>
          <bdi>{t({ one: "{{count}} reply", other: "{{count}} replies" }, { count: replies })}</bdi>
        </span>
      }
      actions={
        <Button variant="primary" onClick={() => reply.current?.add("")}>
          <IconArrowBackUp size={16} stroke={2} aria-hidden data-mirrored />
          {t("Reply")}
        </Button>
      }
    >
      <Columns aside={[280, 340]}>
        <Stack>
          <Card className={styles.card} aria-label={t("Posts")} aria-busy={isLoading}>
            {posts.map((post) => (
              <Fragment key={post.id}>
                {post.number === firstUnread && firstUnread > 1 && (
                  <Row as="p" gap="compact" nowrap className={styles.new}>
                    {t("New posts")}
                  </Row>
                )}
                <PostItem
                  post={post}
                  topicId={id}
                  hasReplies={replies > 0}
                  isTarget={post.number === target}
                  onQuote={(html) => reply.current?.add(html)}
                />
              </Fragment>
            ))}
            {lastNumber > forumPostsPage && (
              <Pagination page={page} size={forumPostsPage} total={lastNumber} onChange={open} />
            )}
            <div role="status">
              {further.count > 0 && (
                <Link to="/forum-post" search={toPost(id, further.first)} className={styles.further}>
                  <bdi>{t({ one: "{{count}} new post", other: "{{count}} new posts" }, { count: further.count })}</bdi>
                </Link>
              )}
            </div>
          </Card>
          <ReplyForm
            ref={reply}
            topicId={id}
            onSent={({ number }) => {
              void refresh();
              void navigate({ to: "/forum-post", search: toPost(id, number) });
            }}
          />
        </Stack>
        <ForumAside people={people} />
      </Columns>
    </Screen>
  );
}

/** Shows and focuses the post that the address names, once it is there. */
function useTarget(number: number | undefined, isReady: boolean) {
  const isResolved = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname === "/forum-post" });
  useEffect(() => {
    if (number === undefined || !isReady || !isResolved) return undefined;
    // After the router has scrolled to the top, and the shell has focused the title.
    const frame = requestAnimationFrame(() => {
      const post = document.querySelector<HTMLElement>(`#post-${number}`);
      post?.scrollIntoView({ block: "start" });
      post?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [number, isReady, isResolved]);
}

type Reading = {
  readonly topic: TopicRow;
  readonly posts: readonly ForumPost[];
  readonly page: number;
};

/**
 * Marks what a page of a topic shows as read, once the window is visible.
 *
 * @returns the first post that was unread when the topic was opened, and the posts written since the page was opened that
 *   it has no room for
 */
function useReading({ topic, posts, page }: Reading) {
  const { id, lastNumber, readNumber } = topic;
  const [firstUnread] = useState(readNumber + 1);
  const [opened, setOpened] = useState({ page, known: lastNumber });
  if (opened.page !== page) setOpened({ page, known: lastNumber });

  const shown = posts.at(-1)?.number ?? 0;
  const { mutate } = useMarkTopic();
  const mark = useEffectEvent(() => {
    if (document.visibilityState === "visible" && shown > readNumber) mutate({ id, number: shown });
  });
  useEffect(() => {
    mark();
    document.addEventListener("visibilitychange", mark);
    return () => document.removeEventListener("visibilitychange", mark);
  }, [id, shown]);

  return { firstUnread, further: newBeyondPage({ known: opened.known, lastNumber, page }) };
}
