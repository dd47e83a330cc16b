import { Node } from "@tiptap/core";

import { embeddedImage } from "#web/ui/form/editors/clipboard/clean-clipboard.ts";

/**
 * An image within the document, as a data: address: pages may not load images of other servers. The library's own node
 * also resizes images with the pointer, which is 3 KB of code and cannot be done with the keyboard.
 */
export const EmbeddedImage = Node.create({
  name: "image",
  group: "block",
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: "" },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    // False: not an image of a document. Null: no attributes but those above.
    { tag: "img", getAttrs: (element) => (embeddedImage.test(element.getAttribute("src") ?? "") ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});
