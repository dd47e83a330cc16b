import { useRef } from "react";

import { type BlogPost, type BlogPostFields, getBlogPost } from "#features/blog/contract.ts";
import { fieldsOf, toSeen } from "#features/blog/web/editor/post-fields.ts";
import { useBlogActions } from "#features/blog/web/queries.ts";
import { pickChanges, readRow, saveChange } from "#web/lib/changes/save-change.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useConflict } from "#web/lib/changes/use-conflict.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/**
 * Saves a post that is written, with undo.
 *
 * @param opened the post when it was opened; undefined for a new one
 */
export function useSavePost(opened: BlogPost | undefined) {
  const { t } = useTranslation();
  const { add, update, publish, remove } = useBlogActions();
  const { asked, choose } = useConflict<BlogPostFields>();
  /** The post as it was saved last: if publishing fails, the next attempt adds no second post. */
  const known = useRef(opened);

  const offer = (title: string, post: BlogPost, undo: () => unknown) =>
    offerUndo({ title, text: post.title, key: `blog post ${post.id}`, undo });

  /** @returns the changed post; undefined if nothing was saved */
  const write = async (base: BlogPost, change: Partial<BlogPostFields>) => {
    let saved: BlogPost | undefined;
    const outcome = await saveChange({
      base: toSeen(base),
      change,
      send: async (part, version) => {
        saved = await update.mutateAsync({ id: base.id, version, ...part });
      },
      read: () => readRow(getBlogPost, base.id, toSeen),
      choose,
    });
    return { outcome, saved };
  };

  const addPost = async (id: string, fields: BlogPostFields) => {
    const added = await add.mutateAsync({ id, ...fields });
    offer(t("Draft saved"), added, () => remove.mutateAsync(added.id));
    return added;
  };

  const changePost = async (base: BlogPost, fields: BlogPostFields) => {
    const former = fieldsOf(base);
    const change = pickChanges(former, fields);
    if (Object.keys(change).length === 0) return base;
    const { outcome, saved } = await write(base, change);
    if (outcome === "later") return undefined;
    if (saved) {
      const back = pickChanges({ ...former, ...change }, former);
      offer(t("Post saved"), saved, async () => (await write(saved, back)).outcome === "mine");
    }
    return saved ?? base;
  };

  /** @returns the saved post; undefined if a conflict is left to be solved */
  const save = async (id: string, fields: BlogPostFields, isPublishing: boolean) => {
    const saved = known.current ? await changePost(known.current, fields) : await addPost(id, fields);
    if (!saved) return undefined;
    known.current = saved;
    if (!isPublishing) return saved;
    const published = await publish.mutateAsync({ id: saved.id, isPublished: true });
    offer(t("Post published"), published, () => publish.mutateAsync({ id: saved.id, isPublished: false }));
    return published;
  };
  return { save, asked };
}
