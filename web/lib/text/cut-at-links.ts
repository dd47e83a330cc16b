export type LinkPiece = { readonly text: string; readonly href?: string };

/** An address in a text: with its scheme, or with `www.`, as names of files would be taken for others. */
const address = /\b(?:https?:\/\/|www\.)[^\s<>"“”«»\p{Cf}]+/giu;

/** Splits a plain text into web addresses and the rest. Punctuation after an address belongs to the sentence. */
export function cutAtLinks(text: string): readonly LinkPiece[] {
  const pieces: LinkPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutPunctuation(found);
    const href = /^www\./i.test(link) ? `https://${link}` : link;
    // A scheme without a host.
    if (!URL.canParse(href)) continue;
    pieces.push({ text: text.slice(end, index) }, { text: link, href });
    end = index + link.length;
  }
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== "");
}

/** A bracket at the end belongs to the address if it closes one in it. */
function withoutPunctuation(link: string): string {
  const last = link.at(-1) ?? "";
  const isClosing = last === ")" && link.split("(").length >= link.split(")").length;
  return /[.,;:!?'’*_)\]}…。、，！？]/u.test(last) && !isClosing ? withoutPunctuation(link.slice(0, -1)) : link;
}
