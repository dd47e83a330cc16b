import { TableKit } from "@tiptap/extension-table";
import { EditorContent } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useId } from "react";

import { useClipboard } from "#web/ui/form/editors/clipboard/use-clipboard.ts";
import { PageToolbar } from "#web/ui/form/editors/page-toolbar.tsx";
import prose from "#web/ui/form/editors/prose.module.css";
import tables from "#web/ui/form/editors/tables.module.css";
import { useLiveEditor } from "#web/ui/form/editors/use-live-editor.ts";
import styles from "#web/ui/form/text/rich-text-editor.module.css";

const headings = [2, 3] as const;
const allowed = { headings, hasImages: false };

type RichTextEditorProps = {
  /** The accessible name, translated. */
  label: string;
  /** The initial HTML. */
  initial: string;
  onChange: (html: string) => void;
  /** The error message, translated. */
  error?: string | undefined;
  isDisabled?: boolean;
  /** Where the caret is when the editor appears; without it, the editor does not take the focus. */
  focusAt?: "start" | "end" | undefined;
};

/** An editor for formatted text, limited to the elements that a message may contain. */
export function RichTextEditor({ label, initial, onChange, error, isDisabled = false, focusAt }: RichTextEditorProps) {
  const errorId = useId();
  const clipboard = useClipboard(allowed);
  const editor = useLiveEditor({
    extensions: [
      StarterKit.configure({ heading: { levels: [...headings] }, link: { openOnClick: false } }),
      TableKit.configure({ table: { resizable: false } }),
    ],
    content: initial,
    // Per paragraph, since quoted text may have another direction.
    textDirection: "auto",
    editorProps: {
      ...clipboard,
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(error !== undefined && { "aria-invalid": "true", "aria-describedby": errorId }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });

  useEffect(() => {
    editor?.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);

  // Not the editor's own `autofocus`, which may come before the text is in the page.
  useEffect(() => {
    // An editor that the library has replaced since is destroyed.
    if (focusAt && editor?.isDestroyed === false) editor.commands.focus(focusAt);
  }, [editor, focusAt]);

  return (
    <div className={styles.field} data-invalid={error === undefined ? undefined : true}>
      {editor && (
        <div className={styles.tools} inert={isDisabled}>
          <PageToolbar
            key={editor.instanceId}
            editor={editor}
            className={styles.toolbar}
            headings={headings}
            hasImages={false}
          />
        </div>
      )}
      {editor && <EditorContent editor={editor} className={`${prose.prose} ${tables.tables}`} />}
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
