import { TableKit } from "@tiptap/extension-table";
import { EditorContent } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";

import { useClipboard } from "#web/ui/form/editors/clipboard/use-clipboard.ts";
import { headingLevels, PageToolbar } from "#web/ui/form/editors/page-toolbar.tsx";
import prose from "#web/ui/form/editors/prose.module.css";
import styles from "#web/ui/form/editors/rich-editor.module.css";
import tables from "#web/ui/form/editors/tables.module.css";
import { useLiveEditor } from "#web/ui/form/editors/use-live-editor.ts";

const allowed = { headings: headingLevels, hasImages: false };

type RichEditorProps = {
  /** The accessible name, translated. */
  label: string;
  /** The initial HTML. */
  initial: string;
  onChange: (html: string) => void;
  /** The id of the element that says what is wrong with the text. */
  errorId?: string | undefined;
  /** Grows with its text, instead of scrolling within a fixed height. */
  grows?: boolean;
};

/** An editor for formatted text with headings and tables. Unlike that of messages, it does without the component library. */
export function RichEditor({ label, initial, onChange, errorId, grows = false }: RichEditorProps) {
  const clipboard = useClipboard(allowed);
  const editor = useLiveEditor({
    extensions: [
      StarterKit.configure({ heading: { levels: [...headingLevels] }, link: { openOnClick: false } }),
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
        ...(errorId !== undefined && { "aria-invalid": "true", "aria-describedby": errorId }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  return (
    <>
      {editor && <PageToolbar key={editor.instanceId} editor={editor} className={styles.toolbar} hasImages={false} />}
      {editor && (
        <EditorContent
          editor={editor}
          className={`${prose.prose} ${tables.tables} ${styles.text}`}
          data-grows={grows || undefined}
        />
      )}
    </>
  );
}
