/** A text, and the selection in it. */
export type Selected = { readonly text: string; readonly start: number; readonly end: number };

/** How Markdown marks a text: around the selection, or at the beginning of each of its lines. */
export type Mark =
  | { readonly kind: "around"; readonly before: string; readonly after: string; readonly placeholder: string }
  | { readonly kind: "lines"; readonly prefix: string };

/**
 * Marks the selection, or removes the mark if it is there. Without a selection, a placeholder is inserted and selected.
 */
export const applyMark = (selected: Selected, mark: Mark) =>
  mark.kind === "around" ? markAround(selected, mark) : markLines(selected, mark.prefix);

function markAround(
  { text, start, end }: Selected,
  { before, after, placeholder }: Mark & { kind: "around" },
): Selected {
  const isMarked = text.slice(0, start).endsWith(before) && text.slice(end).startsWith(after);
  if (isMarked) {
    const shorter = text.slice(0, start - before.length) + text.slice(start, end) + text.slice(end + after.length);
    return { text: shorter, start: start - before.length, end: end - before.length };
  }
  const inner = text.slice(start, end) || placeholder;
  const from = start + before.length;
  return {
    text: text.slice(0, start) + before + inner + after + text.slice(end),
    start: from,
    end: from + inner.length,
  };
}

function markLines({ text, start, end }: Selected, prefix: string): Selected {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", Math.max(end - 1, start));
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split("\n");
  const isMarked = lines.every((line) => line.startsWith(prefix));
  const marked = lines.map((line) => (isMarked ? line.slice(prefix.length) : prefix + line)).join("\n");
  const step = isMarked ? -prefix.length : prefix.length;
  return {
    text: text.slice(0, from) + marked + text.slice(to),
    start: Math.max(start + step, from),
    end: from + marked.length - (to - end),
  };
}
