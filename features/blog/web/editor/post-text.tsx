import { Suspense, useId } from "react";

import styles from "#features/blog/web/editor/post-form.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { FieldNotes } from "#web/ui/form/field.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

const RichEditor = lazyPart(() => import("#web/ui/form/editors/rich-editor.tsx").then((part) => part.RichEditor));
RichEditor.preload();

type PostTextProps = {
  /** The HTML when the form was opened. */
  initial: string;
  error: string | undefined;
  onChange: (html: string) => void;
};

/** The text of a post, with the tools of formatted text. */
export function PostText({ initial, error, onChange }: PostTextProps) {
  const { t } = useTranslation();
  const id = useId();
  const hasError = error !== undefined;
  return (
    <Stack className={styles.text} data-invalid={hasError || undefined}>
      <span className={styles.label} aria-hidden>
        {t("Text")}
      </span>
      <div className={styles.editor}>
        <Suspense fallback={<div className={styles.textWaiting} role="status" aria-label={t("Loading")} />}>
          <RichEditor
            label={t("Text")}
            initial={initial}
            grows
            onChange={onChange}
            errorId={hasError ? `${id}-error` : undefined}
          />
        </Suspense>
      </div>
      <FieldNotes id={id} error={error} />
    </Stack>
  );
}
