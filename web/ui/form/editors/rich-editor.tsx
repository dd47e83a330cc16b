import { EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";

import { PageToolbar } from "#web/ui/form/editors/page-toolbar.tsx";
import styles from "#web/ui/form/editors/rich-editor.module.css";

type RichEditorProps = {
  /** The accessible name, translated. */
  label: string;
  /** The initial HTML. */
  initial: string;
  onChange: (html: string) => void;
};

/** An editor for formatted text with headings. Unlike that of messages, it does without the component library. */
export function RichEditor({ label, initial, onChange }: RichEditorProps) {
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: { levels: [1, 2, 3, 4] }, link: { openOnClick: false } })],
    content: initial,
    immediatelyRender: true,
    // Per paragraph, since quoted text may have another direction.
    textDirection: "auto",
    editorProps: { attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label } },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  return (
    <>
      <PageToolbar editor={editor} className={styles.toolbar} hasObjects={false} />
      <EditorContent editor={editor} className={styles.text} />
    </>
  );
}
