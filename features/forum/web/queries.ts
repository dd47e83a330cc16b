import { queryOptions, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";

import {
  changeForumPost,
  deleteForumPost,
  type ForumPost,
  forumTopicsPage,
  getForumActivity,
  likeForumPost,
  listSections,
  listTopicPosts,
  listTopics,
  markSections,
  markTopic,
  restoreForumPost,
  type SectionKey,
  type TopicPage,
} from "#features/forum/contract.ts";
import type { TopicsParams } from "#features/forum/web/forum-params.ts";
import { ApiError, call } from "#web/lib/api/api-client.ts";
import { optimistic, type TypedKey } from "#web/lib/changes/optimistic.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

/** The live topic: changes of others refetch everything below it. */
const key = topicKey("forum");

export const sectionsQuery = queryOptions({
  queryKey: topicKey("forum", "sections"),
  queryFn: ({ signal }) => call(listSections, {}, { signal }),
});

export const activityQuery = queryOptions({
  queryKey: topicKey("forum", "activity"),
  queryFn: ({ signal }) => call(getForumActivity, {}, { signal }),
});

type TopicsFilter = Pick<TopicsParams, "section" | "q" | "only" | "page">;

export const topicsQuery = ({ section, q, only, page = 1 }: TopicsFilter, size = forumTopicsPage) =>
  queryOptions({
    queryKey: topicKey("forum", "topics", { section, q, only, page, size }),
    queryFn: ({ signal }) =>
      call(listTopics, { query: { section, q, only, page: String(page), size: String(size) } }, { signal }),
    placeholderData: (before) => before,
  });

const pageKey = (topic: string, page: number) => topicKey("forum", "posts", topic, page);

/** A page of a topic, or of the latest one. A missing topic is shown by the screen, so it is no alert. */
export const topicPageQuery = (topic: string | undefined, page: number) =>
  queryOptions({
    queryKey: pageKey(topic ?? "latest", page),
    queryFn: async ({ client, signal }) => {
      const query = { topic, page: String(page) };
      const answer = await call(listTopicPosts, { query }, { signal, handles: [404] });
      // The screen continues with this topic, even when another one gets a post.
      if (topic === undefined && answer.topic) client.setQueryData(pageKey(answer.topic.id, page), answer);
      return answer;
    },
  });

/** All pages of all topics. */
const posts = { queryKey: topicKey("forum", "posts") as QueryKey as TypedKey<TopicPage> };

export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The post with or without the current user's like. Idempotent. */
const setLiked = (post: ForumPost, isLiked: boolean): ForumPost =>
  post.isLiked === isLiked ? post : { ...post, isLiked, likes: post.likes + (isLiked ? 1 : -1) };

export function useRefreshForum() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: key });
}

type Liking = Pick<ForumPost, "id" | "isLiked">;

/** The changes of posts. A like shows at once, everything else once the server has taken it. */
export function usePostActions() {
  const refresh = useRefreshForum();
  const like = useMutation({
    mutationFn: ({ id, isLiked }: Liking) => call(likeForumPost, { params: { id }, body: { isLiked } }),
    ...optimistic(posts, ({ data, ...rest }, { id, isLiked }: Liking) => ({
      ...rest,
      data: data.map((post) => (post.id === id ? setLiked(post, isLiked) : post)),
    })),
  });
  const change = useMutation({
    mutationFn: ({ id, body, version }: Pick<ForumPost, "id" | "version"> & { body?: string | undefined }) =>
      call(changeForumPost, { params: { id }, body: { body, version } }, { handles: [409], fields: ["body"] }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteForumPost, { params: { id } }),
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationFn: (id: string) => call(restoreForumPost, { params: { id } }),
    onSettled: refresh,
  });
  return { like, change, remove, restore };
}

type TopicMark = { readonly id: string; readonly number: number };

/** The mark is in the cached pages at once: a topic that is opened again soon knows what has been read. */
export function useMarkTopic() {
  return useMutation({
    mutationFn: ({ id, number }: TopicMark) => call(markTopic, { params: { id }, body: { number } }, { quiet: true }),
    ...optimistic(
      posts,
      ({ topic, ...rest }, { id, number }: TopicMark) => ({
        ...rest,
        topic: topic?.id === id ? { ...topic, readNumber: Math.max(topic.readNumber, number) } : topic,
      }),
      { invalidates: [key] },
    ),
  });
}

type SectionMark = { readonly section: SectionKey; readonly readAt: string | null };

export function useMarkSections() {
  const refresh = useRefreshForum();
  return useMutation({
    mutationFn: (marks: SectionMark[]) => call(markSections, { body: { marks } }),
    onSettled: refresh,
  });
}
