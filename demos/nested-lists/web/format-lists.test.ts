import fc from "fast-check";
import { expect, test } from "vitest";

import { initialLists, type NestedItem } from "#demos/nested-lists/contract.ts";
import { formatLists } from "#demos/nested-lists/web/format-lists.ts";

test("each item is on a line, inside its parent", () => {
  const navigation = [{ id: "a", name: "A", children: [{ id: "b", name: 'B "b"' }] }];
  expect(formatLists({ navigation, onboarding: [] })).toBe(
    `{
 "navigation": [
  { "id": "a", "name": "A", "children": [
   { "id": "b", "name": "B \\"b\\"" }
  ] }
 ],
 "onboarding": []
}`,
  );
});

const item = fc.record({ id: fc.string(), name: fc.string() });
const parent: fc.Arbitrary<NestedItem> = fc.record(
  { id: fc.string(), name: fc.string(), children: fc.array(item, { minLength: 1 }) },
  { requiredKeys: ["id", "name"] },
);

test("the text is the JSON of the lists", () => {
  expect(JSON.parse(formatLists(initialLists))).toEqual(initialLists);
  fc.assert(
    fc.property(fc.array(parent), fc.array(parent), (navigation, onboarding) => {
      const content = { navigation, onboarding };
      expect(JSON.parse(formatLists(content))).toEqual(JSON.parse(JSON.stringify(content)));
    }),
  );
});
