import sanitizeHtml from "sanitize-html";

const options: sanitizeHtml.IOptions = {
  allowedTags: "p br b strong i em u s a ul ol li blockquote h1 h2 h3 code pre hr".split(" "),
  allowedAttributes: { a: ["href", "rel", "target"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  // Links open in a new window, without a referrer. A link with another scheme is removed.
  transformTags: {
    a: (tagName, { href = "" }) => {
      const attribs: sanitizeHtml.Attributes = /^(?:https?:|mailto:)/i.test(href.trim())
        ? { href: href.trim(), rel: "noopener noreferrer nofollow", target: "_blank" }
        : {};
      return { tagName, attribs };
    },
  },
  // Browsers also stop parsing at some depth.
  nestingLimit: 100,
};

/** Removes everything from HTML except a short list of harmless elements. */
export const sanitize = (html: string) => sanitizeHtml(html, options).trim();

const blockEdge = /<\/?(?:p|br|ul|ol|li|blockquote|h[1-6]|pre|hr|div|tr|td|table)\b[^>]*>/gi;
const invisible = /[\u200B-\u200D\u2060\uFEFF]/g;

/** The text of an HTML body on one line: blocks become spaces, and runs of white space become one. */
export function htmlToText(html: string) {
  const text = sanitizeHtml(html.replaceAll(blockEdge, " $&"), { allowedTags: [], allowedAttributes: {} });
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(invisible, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
