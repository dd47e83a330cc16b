import { type ComponentProps, Suspense } from "react";

import type { PostEditor } from "#features/forum/web/editor/post-editor.tsx";
import styles from "#features/forum/web/editor/write-form.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";

const Editor = lazyPart(() => import("#features/forum/web/editor/post-editor.tsx").then((part) => part.PostEditor));

/** The editor of a post, with its place until it is loaded. */
export function LazyEditor(props: ComponentProps<typeof PostEditor>) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<div className={styles.place} role="status" aria-label={t("Loading")} />}>
      <Editor {...props} />
    </Suspense>
  );
}
