import { expect, test } from "vitest";

import { readLibraryParams, writeLibraryParams } from "#demos/library/web/library-params.ts";

const item = "3f2c9a4e-0000-4000-8000-000000000000";

test.each([
  [{}, { item: undefined, q: "" }],
  [
    { item, q: "budget" },
    { item, q: "budget" },
  ],
  [
    { item: "1", q: 2026 },
    { item: undefined, q: "2026" },
  ],
])("%j is read, and invalid parameters are ignored", (search, params) => {
  expect(readLibraryParams(search)).toEqual(params);
});

test("the address holds only what is set", () => {
  expect(writeLibraryParams({ item: undefined, q: "" })).toEqual({});
  expect(writeLibraryParams({ item, q: "a" })).toEqual({ item, q: "a" });
});
