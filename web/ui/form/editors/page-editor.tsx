import { TableKit } from "@tiptap/extension-table";
import { type Editor, EditorContent, useEditorState } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import type { ReactNode } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useDebounced } from "#web/lib/use-debounced.ts";
import { countWords } from "#web/ui/form/editors/count-words.ts";
import { useClipboard } from "#web/ui/form/editors/clipboard/use-clipboard.ts";
import { EmbeddedImage } from "#web/ui/form/editors/images/embedded-image.ts";
import styles from "#web/ui/form/editors/page-editor.module.css";
import { headingLevels, PageToolbar } from "#web/ui/form/editors/page-toolbar.tsx";
import prose from "#web/ui/form/editors/prose.module.css";
import tables from "#web/ui/form/editors/tables.module.css";
import { useImageFiles } from "#web/ui/form/editors/images/use-image-files.ts";
import { useLiveEditor } from "#web/ui/form/editors/use-live-editor.ts";

const allowed = { headings: headingLevels, hasImages: true };

/** In milliseconds: the pause in typing after which words are counted. */
const countAfter = 300;

type PageEditorProps = {
  /** The accessible name, translated. */
  label: string;
  /** The initial HTML. */
  initial: string;
  /** The field for the title, above the text. */
  title: ReactNode;
  onChange: (html: string) => void;
};

/** A document on a page of paper, below a toolbar that stays in view. */
export function PageEditor({ label, initial, title, onChange }: PageEditorProps) {
  const { t } = useTranslation();
  const clipboard = useClipboard(allowed);
  const editor = useLiveEditor({
    extensions: [
      StarterKit.configure({ heading: { levels: [...headingLevels] }, link: { openOnClick: false } }),
      EmbeddedImage,
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
        "data-placeholder": t("Write your document"),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  const imageFiles = useImageFiles(editor);
  return (
    <>
      {editor && (
        <PageToolbar key={`toolbar ${editor.instanceId}`} editor={editor} className={styles.toolbar} hasImages />
      )}
      <div className={styles.desk} {...imageFiles}>
        <div className={styles.page}>
          {title}
          {editor && <EditorContent editor={editor} className={`${prose.prose} ${tables.tables}`} />}
        </div>
      </div>
      {editor && <Counts key={`counts ${editor.instanceId}`} editor={editor} />}
    </>
  );
}

function Counts({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const text = useEditorState({
    editor,
    // It may be destroyed between the render of its parent and this one.
    selector: ({ editor: shown }) => (shown.isDestroyed ? "" : shown.getText({ blockSeparator: "\n" })),
  });
  const { words, characters } = countWords(useDebounced(text, countAfter, text));
  return (
    <p className={styles.counts}>
      <bdi>{t({ one: "{{count}} word", other: "{{count}} words" }, { count: words })}</bdi>
      <bdi>{t({ one: "{{count}} character", other: "{{count}} characters" }, { count: characters })}</bdi>
    </p>
  );
}
