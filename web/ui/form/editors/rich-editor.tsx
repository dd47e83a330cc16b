import { EditorContent } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";

import { PageToolbar } from "#web/ui/form/editors/page-toolbar.tsx";
import prose from "#web/ui/form/editors/prose.module.css";
import styles from "#web/ui/form/editors/rich-editor.module.css";
import { useLiveEditor } from "#web/ui/form/editors/use-live-editor.ts";

type RichEditorProps = {
  /** The accessible name, translated. */
  label: string;
  /** The initial HTML. */
  initial: string;
  onChange: (html: string) => void;
};

/** An editor for formatted text with headings. Unlike that of messages, it does without the component library. */
export function RichEditor({ label, initial, onChange }: RichEditorProps) {
  const editor = useLiveEditor({
    extensions: [StarterKit.configure({ heading: { levels: [1, 2, 3, 4] }, link: { openOnClick: false } })],
    content: initial,
    // Per paragraph, since quoted text may have another direction.
    textDirection: "auto",
    editorProps: { attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label } },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  return (
    <>
      {editor && <PageToolbar key={editor.instanceId} editor={editor} className={styles.toolbar} hasObjects={false} />}
      {editor && <EditorContent editor={editor} className={`${prose.prose} ${styles.text}`} />}
    </>
  );
}
