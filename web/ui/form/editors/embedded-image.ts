import { Node } from "@tiptap/core";

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
  parseHTML: () => [{ tag: 'img[src^="data:image/"]' }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});
