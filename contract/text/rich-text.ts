/**
 * In bytes of UTF-8: what a text of the editors may have, including images. With the escapes of JSON it has to fit into a
 * request, which may have 1 MB.
 */
export const maxRichTextBytes = 800_000;
