import styles from "#features/forum/web/editor/write-form.module.css";
import { RichTextEditor } from "#web/ui/form/text/rich-text-editor.tsx";
import { Library } from "#web/ui/theme/library.tsx";

type PostEditorProps = Parameters<typeof RichTextEditor>[0];

/** The editor of a post. With the component library, so it is loaded apart from the screen. */
export const PostEditor = (props: PostEditorProps) => (
  <Library>
    <div className={styles.editor}>
      <RichTextEditor {...props} />
    </div>
  </Library>
);
