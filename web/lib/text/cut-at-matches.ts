export type Piece = { readonly text: string; readonly isMatch: boolean };

/** Splits a text into matches of the search's words and the rest, ignoring case. */
export function cutAtMatches(text: string, q: string): readonly Piece[] {
  const words = q
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (words.length === 0) return [{ text, isMatch: false }];
  const pieces = text.split(new RegExp(`(${words.join("|")})`, "iu"));
  // `split` with one group puts the matches at odd indexes.
  return pieces.map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 })).filter((piece) => piece.text !== "");
}
