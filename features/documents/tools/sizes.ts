import type { PartSize } from "#tools/sizes/measure-sizes.ts";

/** The editors load after their screens. */
export const sizes: readonly PartSize[] = [
  { name: "the editor of formatted text", route: "_shell/form/editors", part: "rich-editor" },
  { name: "the editor of Markdown", route: "_shell/form/editors", part: "markdown-editor" },
  { name: "the editor of code", route: "_shell/form/editors", part: "code-editor" },
  { name: "the editor of documents", route: "_shell/ckeditor", part: "page-editor" },
].map(({ name, route, part }) => ({ name, route, module: `web/ui/form/editors/${part}.tsx` }));
