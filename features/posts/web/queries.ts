import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import {
  addComment,
  addPost,
  deleteComment,
  deletePost,
  likePost,
  listPosts,
  type Post,
  postsPage,
} from "#features/posts/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { optimistic } from "#web/lib/changes/optimistic.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

/** The cursor of a further page. */
type Start = { readonly before: string; readonly last: string } | undefined;
type Pages = InfiniteData<Post[]>;

type Liking = Pick<Post, "id" | "isLiked">;

/** The posts, newest first. Each further page begins before the last post of the previous one. */
export const postsQuery = infiniteQueryOptions({
  queryKey: topicKey("posts"),
  initialPageParam: undefined as Start,
  queryFn: ({ pageParam, signal }) => call(listPosts, { query: pageParam ?? {} }, { signal }),
  getNextPageParam: (page: Post[]): Start => {
    const last = page.length < postsPage ? undefined : page.at(-1);
    return last && { before: last.createdAt, last: last.id };
  },
});

/** The changes of posts and comments. A like shows at once, everything else once the server has taken it. */
export function usePostActions() {
  const queryClient = useQueryClient();
  const { queryKey } = postsQuery;
  const invalidate = () => queryClient.invalidateQueries({ queryKey });
  const add = useMutation({
    mutationFn: (post: { id: string; body: string }) => call(addPost, { body: post }),
    onSuccess: invalidate,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(deletePost, { params: { id } }),
    onSettled: invalidate,
  });
  const like = useMutation({
    mutationFn: ({ id, isLiked }: Liking) => call(likePost, { params: { id }, body: { isLiked } }),
    ...optimistic(postsQuery, (data, { id, isLiked }: Liking) =>
      changePost(data, id, (post) => setLiked(post, isLiked)),
    ),
  });
  const comment = useMutation({
    mutationFn: ({ postId, ...body }: { postId: string; id: string; body: string }) =>
      call(addComment, { params: { id: postId }, body }),
    onSuccess: invalidate,
  });
  const removeComment = useMutation({
    mutationFn: (id: string) => call(deleteComment, { params: { id } }),
    onSettled: invalidate,
  });
  return { add, remove, like, comment, removeComment };
}

const changePost = (data: Pages, id: string, change: (post: Post) => Post): Pages => ({
  ...data,
  pages: data.pages.map((page) => page.map((post) => (post.id === id ? change(post) : post))),
});

/** The post with or without the current user's like. Idempotent. */
export const setLiked = (post: Post, isLiked: boolean): Post =>
  post.isLiked === isLiked ? post : { ...post, isLiked, likes: post.likes + (isLiked ? 1 : -1) };
