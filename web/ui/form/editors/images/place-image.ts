import type { NodeType } from "@tiptap/pm/model";
import { NodeSelection, Selection } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";

import { EmbeddedImage } from "#web/ui/form/editors/images/embedded-image.ts";

/** An image as a data: address, and its size in pixels. */
export type ImageAttributes = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

/** The alternative text of the image that is selected; undefined if none is. */
export function readSelectedAlt({ state: { selection } }: Editor) {
  const isImage = selection instanceof NodeSelection && selection.node.type.name === EmbeddedImage.name;
  return isImage ? String(selection.node.attrs["alt"] ?? "") : undefined;
}

/** Sets the alternative text of the selected image, which stays selected. */
export const describeImage = (editor: Editor, alt: string) =>
  editor
    .chain()
    .focus()
    .command(({ tr: change }) => Boolean(change.setNodeAttribute(change.selection.from, "alt", alt)))
    .run();

/** Inserts an image, and sets the cursor behind it. */
export const insertImage = (editor: Editor, attributes: ImageAttributes) =>
  editor
    .chain()
    .focus()
    .command(({ tr: change, state: { schema } }) => {
      const image = schema.node(EmbeddedImage.name, attributes);
      const { start, end } = findPlace(change.selection, image.type);
      const isLast = change.doc.resolve(end).nodeAfter === null;
      change.replaceWith(start, end, isLast ? [image, schema.node("paragraph")] : image);
      change.setSelection(Selection.near(change.doc.resolve(start + image.nodeSize)));
      return true;
    })
    .run();

/** Sets the cursor to the text nearest to a position in the document. */
export const setCursor = (editor: Editor, position: number) =>
  editor.commands.command(({ tr: change }) =>
    Boolean(change.setSelection(Selection.near(change.doc.resolve(position)))),
  );

/**
 * The range that an image replaces. A paragraph is not divided: the image comes after it, before it if the cursor is at
 * its start, and in place of an empty one.
 */
function findPlace({ $to }: Selection, image: NodeType) {
  if (!$to.parent.isTextblock) return { start: $to.pos, end: $to.pos };
  const [before, after] = [$to.before(), $to.after()];
  const isEmpty = $to.parent.content.size === 0;
  const index = $to.index(-1);
  if (isEmpty && $to.node(-1).canReplaceWith(index, index + 1, image)) return { start: before, end: after };
  const place = $to.parentOffset === 0 && !isEmpty ? before : after;
  return { start: place, end: place };
}
