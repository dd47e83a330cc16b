import { cutAtMatches } from "#web/lib/text/cut-at-matches.ts";

/** A text with what was searched for in it. */
export const Marked = ({ text, q }: { text: string; q: string }) =>
  cutAtMatches(text, q).map((piece, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name than their place
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
