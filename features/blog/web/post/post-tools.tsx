import { IconPencil, IconTrash } from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";

import type { BlogPost } from "#features/blog/contract.ts";
import { useBlogActions } from "#features/blog/web/queries.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button, buttonClass } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

/** What the author can do with the post. */
export function PostTools({ post }: { post: BlogPost }) {
  const { t } = useTranslation();
  const { isBusy, setPublished, remove } = usePostActions(post);
  return (
    <>
      <IconButton label={t("Delete post")} onClick={() => void remove()}>
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <Link to="/blog/$post/edit" params={{ post: post.id }} className={buttonClass()}>
        <IconPencil size={16} stroke={1.75} aria-hidden />
        {t("Edit")}
      </Link>
      <Button
        variant={post.isPublished ? "default" : "primary"}
        aria-disabled={isBusy}
        onClick={() => !isBusy && setPublished(!post.isPublished)}
      >
        {post.isPublished ? t("Unpublish") : t("Publish")}
      </Button>
    </>
  );
}

/** The actions of a post's author, each with undo. */
function usePostActions({ id, title }: Pick<BlogPost, "id" | "title">) {
  const { t } = useTranslation();
  const router = useRouter();
  const { publish, remove, restore } = useBlogActions();
  const key = `blog post ${id}`;
  return {
    isBusy: publish.isPending,
    setPublished: (isPublished: boolean) => {
      const saved = publish.mutateAsync({ id, isPublished });
      offerUndo({
        title: isPublished ? t("Post published") : t("Post unpublished"),
        text: title,
        key,
        saved,
        undo: () => publish.mutateAsync({ id, isPublished: !isPublished }),
      });
    },
    /** Leaves the post first, which the person may decide against, for an unfinished comment. */
    remove: async () => {
      const { pathname } = router.state.location;
      await router.navigate({ to: "/blog" });
      if (router.state.location.pathname === pathname) return;
      const saved = remove.mutateAsync(id);
      offerUndo({ title: t("Post deleted"), text: title, key, saved, undo: () => restore.mutateAsync(id) });
    },
  };
}
