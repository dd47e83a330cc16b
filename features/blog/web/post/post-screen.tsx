import { IconEyeOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense } from "react";

import type { BlogPost } from "#features/blog/contract.ts";
import { Comments } from "#features/blog/web/post/comments.tsx";
import { Cover } from "#features/blog/web/cover.tsx";
import { FurtherPosts } from "#features/blog/web/post/further-posts.tsx";
import { PostMissing } from "#features/blog/web/post-missing.tsx";
import { PostMeta } from "#features/blog/web/post-meta.tsx";
import styles from "#features/blog/web/post/post-screen.module.css";
import { PostTools } from "#features/blog/web/post/post-tools.tsx";
import { isMissing, postQuery } from "#features/blog/web/queries.ts";
import { TagLinks } from "#features/blog/web/tag-links.tsx";
import { profileQuery } from "#web/lib/api/profile-query.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Card } from "#web/ui/display/card.tsx";
import { FormattedText } from "#web/ui/display/text/formatted-text.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Columns } from "#web/ui/layout/columns.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { ScreenLoading } from "#web/ui/screen/screen-loading.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

const route = getRouteApi("/_shell/blog/$post/");

const CommentForm = lazyPart(() => import("#features/blog/web/post/comment-form.tsx").then((part) => part.CommentForm));
CommentForm.preload();

/** The post in the address with its comments. */
export function PostScreen() {
  const { post: id } = route.useParams();
  const { data, error, refetch } = useQuery(postQuery(id));
  // Unpublished or deleted meanwhile: the former text stays in the cache, but not on screen.
  if (data && !isMissing(error)) return <Post key={id} post={data} />;
  return error ? <PostMissing error={error} onRetry={() => void refetch()} /> : <ScreenLoading />;
}

function Post({ post }: { post: BlogPost }) {
  const { t } = useTranslation();
  const { id, title, summary, tags, body, isPublished, isMine } = post;
  return (
    <Screen title={title} actions={isMine && <PostTools post={post} />}>
      <Columns aside={320} className={styles.layout}>
        <Stack>
          <Card as="article" className={styles.article} aria-label={title}>
            <Cover id={id} className={styles.cover} />
            <Stack gap="large" className={styles.words}>
              {!isPublished && (
                <Row as="p" nowrap className={styles.draft}>
                  <IconEyeOff size={18} stroke={1.75} aria-hidden />
                  {t("Draft. Only you can see it.")}
                </Row>
              )}
              {summary && (
                <p className={styles.lead} dir="auto">
                  {summary}
                </p>
              )}
              <PostMeta post={post} size={40} />
              <FormattedText html={body} allowed="document" size="large" />
              {body === "" && (
                <Text as="p" muted>
                  {t("This post has no text yet.")}
                </Text>
              )}
              <TagLinks tags={tags.map((tag) => ({ tag }))} />
            </Stack>
          </Card>
          {isPublished && <NewComment postId={id} />}
          {isPublished && <Comments postId={id} />}
        </Stack>
        <FurtherPosts id={id} tags={tags} />
      </Columns>
    </Screen>
  );
}

function NewComment({ postId }: { postId: string }) {
  const { t } = useTranslation();
  const { data: writer, isPending } = useQuery(profileQuery);
  const waiting = <div className={styles.formWaiting} role="status" aria-label={t("Loading")} />;
  if (isPending) return waiting;
  return (
    <Suspense fallback={waiting}>
      <CommentForm postId={postId} writer={writer} />
    </Suspense>
  );
}
