import sanitizeHtml from "sanitize-html";

/** The attributes whose value is a whole number from 1 to `max`. */
const pickNumbers = (attribs: sanitizeHtml.Attributes, max: number): sanitizeHtml.Attributes =>
  Object.fromEntries(Object.entries(attribs).filter(([, text]) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= max));

const pickSpan: sanitizeHtml.Transformer = (tagName, attribs) => ({ tagName, attribs: pickNumbers(attribs, 100) });

const span = ["colspan", "rowspan"];

const options = {
  allowedTags: "p br b strong i em u s a ul ol li blockquote h1 h2 h3 code pre hr table thead tbody tr th td".split(
    " ",
  ),
  allowedAttributes: { a: ["href", "rel", "target"], ol: ["start"], th: span, td: span },
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
    ol: (tagName, attribs) => ({ tagName, attribs: pickNumbers(attribs, 99_999) }),
    th: pickSpan,
    td: pickSpan,
  },
  // Browsers also stop parsing at some depth.
  nestingLimit: 100,
} satisfies sanitizeHtml.IOptions;

/** Removes everything from HTML except a short list of harmless elements. */
export const sanitize = (html: string) => sanitizeHtml(html, options).trim();

/** An image within the document. SVG images can contain scripts, and those of other servers would tell them who reads. */
const embeddedImage = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

const documentOptions = {
  ...options,
  allowedTags: [...options.allowedTags, "h4", "img"],
  allowedAttributes: { ...options.allowedAttributes, img: ["src", "alt", "width", "height"] },
  allowedSchemesByTag: { img: ["data"] },
  transformTags: {
    ...options.transformTags,
    img: (tagName, { src = "", alt = "", ...size }) => ({
      tagName,
      attribs: embeddedImage.test(src) ? { src, alt, ...pickNumbers(size, 10_000) } : {},
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs["src"] === undefined,
} satisfies sanitizeHtml.IOptions;

/** Removes everything from HTML except what a document consists of: besides `sanitize`, smaller headings and embedded images. */
export const sanitizeDocument = (html: string) => sanitizeHtml(html, documentOptions).trim();

const blockEdge = /<\/?(?:p|br|ul|ol|li|blockquote|h[1-6]|pre|hr|div|tr|t[dh]|table)\b[^>]*>/gi;
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
