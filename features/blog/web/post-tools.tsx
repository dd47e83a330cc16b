import { IconArrowLeft, IconPencil, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import type { BlogPost } from "#features/blog/contract.ts";
import styles from "#features/blog/web/post-screen.module.css";
import { usePostActions } from "#features/blog/web/use-post-actions.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

/** The way back to the list, and what the author can do with the post. */
export function PostTools({ post }: { post: BlogPost }) {
  const { t } = useTranslation();
  const { isBusy, setPublished, remove } = usePostActions(post);
  return (
    <>
      <Link to="/blog" activeOptions={{ exact: true }} className={styles.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden data-mirrored />
        {t("All posts")}
      </Link>
      {post.isMine && (
        <>
          <IconButton label={t("Delete post")} onClick={() => void remove()}>
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </IconButton>
          <Link to="/blog/$post/edit" params={{ post: post.id }} className={styles.edit}>
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
      )}
    </>
  );
}
