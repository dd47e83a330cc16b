import { RichTextEditor } from "#web/ui/form/rich-text-editor.tsx";
import { Library } from "#web/ui/theme/library.tsx";

/** The height of an editor's text in pixels (specification §9). */
const height = 380;

type RichEditorProps = { label: string; initial: string; onChange: (html: string) => void };

/** The editor for formatted text with the component library that it needs, for screens that load both later. */
export function RichEditor(props: RichEditorProps) {
  return (
    <Library>
      <RichTextEditor height={height} {...props} />
    </Library>
  );
}
