import { type Editor, useEditor, type UseEditorOptions } from "@tiptap/react";

/**
 * An editor of the library, or undefined while there is none: the library destroys an editor whose first render takes
 * long, and makes another one. Components that read its state need a key with `editor.instanceId`, since they would go on
 * reading the destroyed one. Siblings need different keys: of two with the same, React keeps one that should go.
 */
export function useLiveEditor(options: UseEditorOptions): Editor | undefined {
  const editor = useEditor({ ...options, immediatelyRender: true }) as Editor | null;
  return editor === null || editor.isDestroyed ? undefined : editor;
}
