import { expect, test } from "vitest";

import { withoutFeatures } from "./doc-blocks.ts";

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

test("what names several features goes with the last of them", () => {
  const text = "Orders and products. <!-- features: orders, products -->\n\nThe rest.\n";
  expect(without(text, "orders")).toBe(text);
  expect(without(text, "orders", "products")).toBe("The rest.\n");
});
