import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";

import { PostForm } from "#features/blog/web/editor/post-form.tsx";
import { PostMissing } from "#features/blog/web/post-missing.tsx";
import { postQuery } from "#features/blog/web/queries.ts";
import { ScreenLoading } from "#web/ui/screen/screen-loading.tsx";

const route = getRouteApi("/_shell/blog/$post/edit");

/** Where the author changes a post. Nobody else can. */
export function EditPostScreen() {
  const { post: id } = route.useParams();
  const { data: post, error, refetch } = useQuery(postQuery(id));
  // Keeps the form and its input on screen, even if the post is deleted in another window.
  if (post?.isMine) return <PostForm key={id} post={post} />;
  return error || post ? <PostMissing error={error} onRetry={() => void refetch()} /> : <ScreenLoading />;
}
