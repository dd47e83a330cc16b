export type Piece = { readonly text: string; readonly isMatch: boolean };

/** Cuts a text into what matches a word of the search and what does not, whatever the case. */
export function cutAtMatches(text: string, q: string): readonly Piece[] {
  const words = q
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (words.length === 0) return [{ text, isMatch: false }];
  const pieces = text.split(new RegExp(`(${words.join("|")})`, "iu"));
  // With one group, what matched stands at the odd places.
  return pieces.map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 })).filter((piece) => piece.text !== "");
}
