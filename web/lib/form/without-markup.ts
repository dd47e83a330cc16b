/** The words of an editor's HTML: empty for its markup of an empty text. */
export const withoutMarkup = (html: string) => html.replaceAll(/<[^>]*>|&nbsp;/g, "").trim();
