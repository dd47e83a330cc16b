import { expect, test } from "vitest";

import { toFieldErrors } from "#features/blog/web/editor/post-fields.ts";

test.each([
  [{}, {}],
  [{ title: "Enter a title" }, { title: "Enter a title" }],
  [
    { "tags.2": "Too long", body: "Missing" },
    { tags: "Too long", body: "Missing" },
  ],
])("the errors %j stand at their fields", (errors, shown) => {
  expect(toFieldErrors(errors)).toEqual(shown);
});
