import { expect, test } from "vitest";

import { addRecent } from "#web/screens/search/recent-entries.ts";

test("the entry opened last comes first, each address once, and eight at most", () => {
  const entries = Array.from({ length: 8 }, (_, index) => ({ href: `/${index}` }));
  const hrefs = (href: string) => addRecent(entries, { href }).map((entry) => entry.href);
  expect(hrefs("/3")).toEqual(["/3", "/0", "/1", "/2", "/4", "/5", "/6", "/7"]);
  expect(hrefs("/new")).toEqual(["/new", "/0", "/1", "/2", "/3", "/4", "/5", "/6"]);
});
