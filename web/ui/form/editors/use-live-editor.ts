import { DOMParser as ContentParser } from "@tiptap/pm/model";
import { type Editor, type JSONContent, useEditor, type UseEditorOptions } from "@tiptap/react";
import { useLayoutEffect, useState } from "react";

import { parseHtml } from "#web/lib/text/trusted-types.ts";

type LiveEditorOptions = Omit<UseEditorOptions, "content" | "onBeforeCreate"> & {
  /** The initial HTML. */
  content: string;
};

/**
 * An editor of the library, or undefined while there is none: the library destroys an editor that is not in the page 1 ms
 * after its first render, and makes another one. Components that read its state need a key with `editor.instanceId`, since
 * they would go on reading the destroyed one. Siblings need different keys: of two with the same, React keeps one that
 * should go.
 */
export function useLiveEditor({ content, ...options }: LiveEditorOptions): Editor | undefined {
  const editor = useEditor({
    ...options,
    immediatelyRender: true,
    // The library would parse the HTML as a string, which the page's Trusted Types refuse.
    onBeforeCreate: ({ editor: { schema, options: begun } }) => {
      begun.content = ContentParser.fromSchema(schema).parse(parseHtml(content).body).toJSON() as JSONContent;
    },
  }) as Editor | null;
  const [, setIsMounted] = useState(false);
  // The library makes the other editor in an effect, which usually runs after the paint: the place of the text would
  // collapse for a moment. An update in a layout effect makes React run all effects before the paint.
  // oxlint-disable-next-line react/set-state-in-effect -- the additional render is the purpose
  useLayoutEffect(() => setIsMounted(true), []);
  return editor === null || editor.isDestroyed ? undefined : editor;
}
