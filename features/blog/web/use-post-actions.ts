import { useRouter } from "@tanstack/react-router";

import type { BlogPost } from "#features/blog/contract.ts";
import { useBlogActions } from "#features/blog/web/queries.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n.ts";

/** The actions of a post's author, each with undo. */
export function usePostActions({ id, title }: Pick<BlogPost, "id" | "title">) {
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
