import { expect, test } from "vitest";

import { chartColoursOf, withoutChartColours } from "./chart-colours.ts";

const css = `@custom-media --phone (width < 480px);
/* The default. */
:root,
[data-skin="a"] {
  --text: #111111;
  --chart-1: #46c;
  --chart-track: rgb(1 2 3 / 20%);
}

[data-skin="b"] { --text: #222222 }
`;

test("the colours of charts are moved, with their selectors, and everything else stays", () => {
  expect(chartColoursOf(css)).toBe(
    `:root,\n[data-skin="a"] {\n  --chart-1: #46c;\n  --chart-track: rgb(1 2 3 / 20%);\n}\n`,
  );
  const left = withoutChartColours(css);
  expect(left).not.toContain("--chart");
  expect(left).toContain("--text: #111111;");
  expect(left).toContain("@custom-media");
  expect(chartColoursOf(left)).toBe("");
});
