import "@mantine/tiptap/styles.css";

import { Link, RichTextEditor as Editor } from "@mantine/tiptap";
import { TableKit } from "@tiptap/extension-table";
import { type Editor as TextEditor, useEditorState } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useId } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { useClipboard } from "#web/ui/form/editors/clipboard/use-clipboard.ts";
import { TableMenu } from "#web/ui/form/editors/table-menu.tsx";
import tables from "#web/ui/form/editors/tables.module.css";
import { useLiveEditor } from "#web/ui/form/editors/use-live-editor.ts";
import styles from "#web/ui/form/rich-text-editor.module.css";

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
  const { t } = useTranslation();
  const errorId = useId();
  const clipboard = useClipboard(allowed);
  const editor = useLiveEditor({
    extensions: [
      StarterKit.configure({ link: false, heading: { levels: [...headings] } }),
      Link.configure({ openOnClick: false }),
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
      <Editor
        editor={editor ?? null}
        labels={{
          boldControlLabel: t("Bold text"),
          italicControlLabel: t("Italic"),
          underlineControlLabel: t("Underline"),
          h2ControlLabel: t("Heading {{level}}", { level: 2 }),
          h3ControlLabel: t("Heading {{level}}", { level: 3 }),
          bulletListControlLabel: t("Bullet list"),
          orderedListControlLabel: t("Numbered list"),
          blockquoteControlLabel: t("Quote"),
          linkControlLabel: t("Link"),
          unlinkControlLabel: t("Remove link"),
          undoControlLabel: t("Undo"),
          redoControlLabel: t("Redo"),
          linkEditorInputLabel: t("Link address"),
          linkEditorInputPlaceholder: "https://example.org/",
          linkEditorSave: t("Save"),
          linkEditorExternalLink: t("Open in a new tab"),
          linkEditorInternalLink: t("Open in the same tab"),
        }}
      >
        <Editor.Toolbar className="fading-ends" role="toolbar" aria-label={t("Formatting")}>
          <Editor.ControlsGroup>
            <Editor.Bold />
            <Editor.Italic />
            <Editor.Underline />
          </Editor.ControlsGroup>
          <Editor.ControlsGroup>
            <Editor.H2 />
            <Editor.H3 />
          </Editor.ControlsGroup>
          <Editor.ControlsGroup>
            <Editor.BulletList />
            <Editor.OrderedList />
            <Editor.Blockquote />
          </Editor.ControlsGroup>
          <Editor.ControlsGroup>
            <Editor.Link />
            <Editor.Unlink />
            {editor && <TableTool key={editor.instanceId} editor={editor} />}
          </Editor.ControlsGroup>
          <Editor.ControlsGroup>
            <Editor.Undo />
            <Editor.Redo />
          </Editor.ControlsGroup>
        </Editor.Toolbar>
        <Editor.Content className={tables.tables} />
      </Editor>
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function TableTool({ editor }: { editor: TextEditor }) {
  const isInTable = useEditorState({
    editor,
    // It may be destroyed between the render of its parent and this one.
    selector: ({ editor: shown }) => !shown.isDestroyed && shown.isActive("table"),
  });
  return <TableMenu editor={editor} isInTable={isInTable} />;
}
