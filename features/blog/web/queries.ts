import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";

import {
  addBlogComment,
  addBlogPost,
  blogCommentsSize,
  type BlogPostFields,
  deleteBlogComment,
  deleteBlogPost,
  getBlogPost,
  listBlogComments,
  listBlogDrafts,
  listBlogPosts,
  listBlogTags,
  listRecentComments,
  publishBlogPost,
  restoreBlogComment,
  restoreBlogPost,
  updateBlogPost,
} from "#features/blog/contract.ts";
import type { Input } from "#contract/endpoint.ts";
import type { BlogParams } from "#features/blog/web/blog-params.ts";
import { ApiError, call } from "#web/lib/api/api-client.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

/** A page of the published posts. While another one is loading, the current one stays. */
export const postsQuery = ({ q, tag, page = 1 }: BlogParams) =>
  queryOptions({
    queryKey: topicKey("blog", "list", { q, tag, page }),
    queryFn: ({ signal }) => call(listBlogPosts, { query: { q, tag, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The number of further articles below a post; one more, in case the post itself is among them. */
const furtherSize = "5";

/** The latest posts with a tag. */
export const furtherPostsQuery = (tag: string | undefined) =>
  queryOptions({
    queryKey: topicKey("blog", "further", tag),
    queryFn: ({ signal }) => call(listBlogPosts, { query: { tag, size: furtherSize } }, { signal }),
  });

/** Whether the error says that the post does not exist, has an invalid id, or is another user's draft. */
export const isMissing = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

/** A published post, or the person's own. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: topicKey("blog", "post", id),
    queryFn: ({ signal }) => call(getBlogPost, { params: { id } }, { signal, handles: [400, 404] }),
  });

export const draftsQuery = queryOptions({
  queryKey: topicKey("blog", "drafts"),
  queryFn: ({ signal }) => call(listBlogDrafts, { query: {} }, { signal }),
});

export const tagsQuery = queryOptions({
  queryKey: topicKey("blog", "tags"),
  queryFn: ({ signal }) => call(listBlogTags, {}, { signal }),
});

export const recentCommentsQuery = queryOptions({
  queryKey: topicKey("blog", "recent-comments"),
  queryFn: ({ signal }) => call(listRecentComments, {}, { signal }),
});

/** The comments on a post, newest first. */
export const commentsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: topicKey("blog", "comments", id),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listBlogComments, { params: { id }, query: { page: String(pageParam) } }, { signal, handles: [404] }),
    getNextPageParam: ({ total }, pages) => (pages.length * blogCommentsSize < total ? pages.length + 1 : undefined),
  });

const editedFields = ["title", "summary", "tags", "body"];
const commentFields = ["name", "email", "url", "comment"];

type NewComment = Input<typeof addBlogComment>["body"];

/** The writes of posts and comments. Each refetches what it has changed. */
export function useBlogActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: topicKey("blog") });
  return {
    add: useMutation({
      mutationFn: (post: BlogPostFields & { id: string }) =>
        call(addBlogPost, { body: post }, { fields: editedFields }),
      onSettled,
    }),
    update: useMutation({
      mutationFn: ({ id, ...body }: Partial<BlogPostFields> & { id: string; version: number }) =>
        call(updateBlogPost, { params: { id }, body }, { handles: [409], fields: editedFields }),
      onSettled,
    }),
    publish: useMutation({
      mutationFn: ({ id, isPublished }: { id: string; isPublished: boolean }) =>
        call(publishBlogPost, { params: { id }, body: { isPublished } }),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (id: string) => call(deleteBlogPost, { params: { id } }), onSettled }),
    restore: useMutation({ mutationFn: (id: string) => call(restoreBlogPost, { params: { id } }), onSettled }),
    comment: useMutation({
      mutationFn: ({ postId, ...body }: NewComment & { postId: string }) =>
        call(addBlogComment, { params: { id: postId }, body }, { fields: commentFields }),
      onSettled,
    }),
    removeComment: useMutation({ mutationFn: (id: string) => call(deleteBlogComment, { params: { id } }), onSettled }),
    restoreComment: useMutation({
      mutationFn: (id: string) => call(restoreBlogComment, { params: { id } }),
      onSettled,
    }),
  };
}
