// A part of a document that speaks of a feature ends in a comment that names it, so that it goes with the feature:
//
//   - **Blog**: drafts, publishing, tags, comments and an RSS feed. <!-- feature: blog -->
//
// The part is the paragraph, the list item, the row of a table or the block of HTML; at a heading, its whole section. There, the
// comment follows without a space, which would become a part of the heading's address.

const mark = /<!-- features?: ([\w, -]+?) -->/;
const heading = /^(#+) /;
const fence = /^\s*(?:```|~~~)/;
const startsBlock = /^\s*(?:[-*] |\d+\. |\|)/;

type Block = { readonly lines: readonly string[]; readonly level: number };

/** The blocks of a document with the blank lines that follow them. A code block belongs to no other block. */
function blocksOf(text: string): readonly Block[] {
  const blocks: { lines: string[]; level: number }[] = [];
  let isInCode = false;
  let isAfterBlank = true;
  for (const line of text.split("\n")) {
    const isFence = fence.test(line);
    const level = isInCode ? 0 : (heading.exec(line)?.[1]?.length ?? 0);
    const isBlank = line.trim() === "";
    const begins = !isInCode && !isBlank && (isAfterBlank || level > 0 || startsBlock.test(line));
    if (begins || blocks.length === 0) blocks.push({ lines: [], level });
    blocks.at(-1)?.lines.push(line);
    if (isFence) isInCode = !isInCode;
    isAfterBlank = isBlank;
  }
  return blocks;
}

const featuresOf = ({ lines }: Block) =>
  lines.flatMap(
    (line) =>
      mark
        .exec(line)?.[1]
        ?.split(",")
        .map((name) => name.trim()) ?? [],
  );

/** The features that the parts of a document name, part by part. */
export const marksIn = (text: string) =>
  blocksOf(text)
    .map(featuresOf)
    .filter((names) => names.length > 0);

/** Removes what a document says of features that are gone. A part that names several goes with the last of them. */
export function withoutFeatures(text: string, gone: ReadonlySet<string>) {
  const kept: string[] = [];
  let section = 0;
  for (const block of blocksOf(text)) {
    const { level } = block;
    if (section > 0 && (level === 0 || level > section)) continue;
    section = 0;
    const named = featuresOf(block);
    if (named.length === 0 || named.some((name) => !gone.has(name))) kept.push(...block.lines);
    else if (level > 0) section = level;
    // The blank line after a list stays when its last item goes.
    else if (block.lines.at(-1)?.trim() === "" && (kept.at(-1) ?? "").trim() !== "") kept.push("");
  }
  return `${kept.join("\n").trimEnd()}\n`;
}
