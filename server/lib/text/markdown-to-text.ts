import { Marked } from "marked";

import { escapeHtml } from "#server/lib/text/escape-html.ts";
import { htmlToText } from "#server/lib/text/sanitize.ts";

/** As in the preview of the editor, HTML in the text is text. */
const parser = new Marked({ async: false, renderer: { html: ({ text }) => escapeHtml(text) } });

/** The text of Markdown on one line, without its markup and the addresses of its links. */
export const markdownToText = (markdown: string) => htmlToText(parser.parse(markdown, { async: false }));
