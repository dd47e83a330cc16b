import { expect, test } from "vitest";

import { marksIn, withoutFeatures } from "./doc-blocks.ts";

const without = (text: string, ...gone: readonly string[]) => withoutFeatures(text, new Set(gone));

test("an item of a list goes with its feature, and the others stay", () => {
  const text = `# Title

- **Blog**: drafts,
  and a feed. <!-- feature: blog -->
- **Search**: everything.
- **Forum**: topics. <!-- feature: forum -->

The end.
`;
  expect(without(text, "blog")).toBe(text.replace(/- \*\*Blog[^]*?blog -->\n/, ""));
  expect(without(text, "forum")).toBe(text.replace(/- \*\*Forum.*\n/, ""));
  expect(without(text, "chat")).toBe(text);
});

test("a paragraph and the row of a table go with their feature", () => {
  const text = `One. <!-- feature: maps -->

| A | B |
|---|---|
| maps | 1 | <!-- feature: maps -->
| rest | 2 |

Two.
`;
  expect(without(text, "maps")).toBe(`| A | B |
|---|---|
| rest | 2 |

Two.
`);
});

test("a section goes with the feature that its heading names, up to the next heading of its level", () => {
  const text = `# Guide

## Pictures <!-- feature: gallery -->

Text.

### More

\`\`\`sh
# no heading
\`\`\`

## Files

Text.
`;
  expect(without(text, "gallery")).toBe("# Guide\n\n## Files\n\nText.\n");
});

test("a block of HTML goes with the feature that its last line names", () => {
  const text = `Text.

<picture>
  <source srcset="dark.png">
  <img src="light.png" alt="A picture">
</picture> <!-- feature: dashboard -->

More.
`;
  expect(without(text, "dashboard")).toBe("Text.\n\nMore.\n");
  expect(without(text, "maps")).toBe(text);
});

test("the mark of a heading or in the last cell of a row needs no space before it", () => {
  const text = `## Tables<!-- feature: tables -->

Text.

## Sizes

| A | B |
|---|---|
| maps | 1 <!-- feature: maps --> |
| rest | 2 |
`;
  expect(without(text, "tables", "maps")).toBe("## Sizes\n\n| A | B |\n|---|---|\n| rest | 2 |\n");
  expect(marksIn(text)).toEqual([["tables"], ["maps"]]);
});

test("what names several features goes with the last of them", () => {
  const text = "Orders and products. <!-- features: orders, products -->\n\nThe rest.\n";
  expect(without(text, "orders")).toBe(text);
  expect(without(text, "orders", "products")).toBe("The rest.\n");
});
