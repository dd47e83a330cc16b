import { withoutMarkup } from "#web/lib/form/without-markup.ts";

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A quote without the quotes in it. Sanitized HTML has no attributes there. */
const innerQuote = /<blockquote>(?:(?!<blockquote>)[\s\S])*?<\/blockquote>/g;

function withoutQuotes(html: string): string {
  const rest = html.replaceAll(innerQuote, "");
  return rest === html ? html : withoutQuotes(rest);
}

/**
 * The HTML of a quote: the author's name and what they have written, without what they have quoted themselves unless that
 * is everything. A paragraph to write in follows.
 *
 * @param html sanitized
 */
export function quoteHtml(name: string, html: string) {
  const own = withoutQuotes(html);
  return `<blockquote><p><strong>${escape(name)}</strong></p>${withoutMarkup(own) === "" ? html : own}</blockquote><p></p>`;
}

/** The HTML of the selected part of an element; undefined if nothing in it is selected. Not sanitized. */
export function selectedHtml(element: Element, selection = getSelection()) {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.commonAncestorContainer)) return undefined;
  const copy = document.createElement("div");
  copy.append(range.cloneContents());
  return copy.textContent.trim() === "" ? undefined : copy.innerHTML;
}
