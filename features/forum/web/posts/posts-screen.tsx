import { IconArrowLeft, IconMessageOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";

import { PostsParams } from "#features/forum/web/forum-params.ts";
import { isMissing, topicPageQuery } from "#features/forum/web/queries.ts";
import styles from "#features/forum/web/posts/posts-screen.module.css";
import { TopicPosts } from "#features/forum/web/posts/topic-posts.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { TableSearch } from "#web/lib/table-search.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { ScreenLoading } from "#web/ui/screen/screen-loading.tsx";

/** The posts of the topic in the address, or of the one with the newest activity. */
export function PostsScreen() {
  const { t } = useTranslation();
  const search: TableSearch = useSearch({ strict: false });
  const { topic: asked, page = 1, post } = PostsParams.parse(search);
  // The latest topic stays on screen when another one gets a post.
  const [latest, setLatest] = useState<string>();
  const id = asked ?? latest;
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    ...topicPageQuery(id, page),
    // The topic stays while another page of it is loaded.
    placeholderData: (before) => (before?.topic && before.topic.id === id ? before : undefined),
  });
  if (id === undefined && data?.topic) setLatest(data.topic.id);
  const isGone = isError && isMissing(error);
  if (data?.topic && !isGone)
    return (
      <TopicPosts
        key={data.topic.id}
        topic={data.topic}
        posts={data.data}
        people={data.people}
        page={page}
        target={post}
        isLoading={isPlaceholderData}
      />
    );
  if (!data && !isError) return <ScreenLoading />;
  return (
    <Screen title={t("Forum posts")}>
      <EmptyState
        icon={<IconMessageOff size={32} stroke={1.5} />}
        {...(data && !isGone
          ? { title: t("No topics yet"), text: t("Start the first topic.") }
          : isGone
            ? { title: t("Topic not found"), text: t("It may have been deleted by its author.") }
            : { title: t("Posts could not be loaded") })}
        action={
          <>
            <AllTopics />
            {!isGone && isError && <Button onClick={() => void refetch()}>{t("Try again")}</Button>}
          </>
        }
      />
    </Screen>
  );
}

function AllTopics() {
  const { t } = useTranslation();
  return (
    <Link to="/forum-topic" className={styles.back}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden data-mirrored />
      {t("All topics")}
    </Link>
  );
}
