import { expect, test } from "vitest";

import { describePlace } from "#web/ui/nested-list/describe-place.ts";
import { leaf } from "#web/ui/nested-list/testing.ts";

const items = [leaf("a"), { id: "b", name: "B", children: [leaf("c"), leaf("d")] }];

test.each([
  [{ parent: null, before: "b" }, 0, { level: 1, position: 2, count: 3, parent: undefined }],
  [{ parent: null, before: null }, 0, { level: 1, position: 3, count: 3, parent: undefined }],
  [{ parent: "b", before: "c" }, 1, { level: 2, position: 1, count: 3, parent: "B" }],
  [{ parent: "c", before: null }, 2, { level: 3, position: 1, count: 1, parent: "C" }],
])("the place %j", (place, depth, expected) => {
  expect(describePlace(items, place, depth)).toEqual(expected);
});
