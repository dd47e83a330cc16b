import DOMPurify from "dompurify";

/** What a text may consist of, as on the server: a message, or a document, which may also have smaller headings. */
const messageTags =
  "p br b strong i em u s a ul ol li blockquote h1 h2 h3 code pre hr table thead tbody tr th td".split(" ");
const tags = {
  message: messageTags,
  document: [...messageTags, ..."h4 h5 h6 del".split(" ")],
};

/** Attributes whose values are numbers. */
const numbers = ["start", "colspan", "rowspan"];

const purifier = DOMPurify(window);

const blocks = new Set("P UL OL LI BLOCKQUOTE H1 H2 H3 H4 H5 H6 TABLE TH TD".split(" "));

/** Elements with one direction for all that they contain, so that list markers and the bar of a quote are where the lines begin. */
const containers = "ul, ol, blockquote, table";

// Each paragraph has its own direction: an English one in an Arabic text begins at the left.
purifier.addHook("afterSanitizeAttributes", (element) => {
  // `dir="auto"` of a container ignores the text of descendants that have a `dir` themselves.
  if (blocks.has(element.tagName) && !element.parentElement?.closest(containers)) element.setAttribute("dir", "auto");
});

// Links open in a new window, without a referrer.
purifier.addHook("afterSanitizeAttributes", (element) => {
  if (!element.hasAttribute("href")) return;
  element.setAttribute("target", "_blank");
  element.setAttribute("rel", "noopener noreferrer nofollow");
});

const settingsFor = (allowed: keyof typeof tags) => ({
  ALLOWED_TAGS: tags[allowed],
  ALLOWED_ATTR: ["href", ...numbers],
  // These are no addresses, which the expression below would refuse.
  ADD_URI_SAFE_ATTR: numbers,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
});

/** Removes everything from HTML except a short list of harmless elements, and links to other schemes. */
export const purifyHtml = (html: string, allowed: keyof typeof tags) => purifier.sanitize(html, settingsFor(allowed));

/** The same for a property that makes elements of it. A string only for TypeScript: the browser wants a `TrustedHTML`. */
export const purifyForPage = (html: string, allowed: keyof typeof tags) =>
  purifier.sanitize(html, { ...settingsFor(allowed), RETURN_TRUSTED_TYPE: true }) as unknown as string;
