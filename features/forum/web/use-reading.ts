import { useEffect, useEffectEvent, useState } from "react";

import type { ForumPost, TopicRow } from "#features/forum/contract.ts";
import { newBeyondPage } from "#features/forum/web/forum-params.ts";
import { useMarkTopic } from "#features/forum/web/queries.ts";

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
export function useReading({ topic, posts, page }: Reading) {
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
