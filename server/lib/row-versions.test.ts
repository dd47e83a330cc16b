import { expect, test } from "vitest";

import { changedFields, changeVersions, refuseConflict } from "#server/lib/row-versions.ts";

const row = { version: 5, fieldVersions: { title: 3, place: 5 } };

test.each<[string, number, string[], ReturnType<typeof changeVersions>]>([
  ["the newest version", 5, ["title"], { version: 6, fieldVersions: { title: 6, place: 5 } }],
  [
    "an older one, a field that nobody changed since",
    3,
    ["title"],
    { version: 6, fieldVersions: { title: 6, place: 5 } },
  ],
  [
    "an older one, a field that never changed",
    1,
    ["note"],
    { version: 6, fieldVersions: { ...row.fieldVersions, note: 6 } },
  ],
  ["an older one, a field that was changed since", 2, ["title"], "conflict"],
  ["one field of two that was changed since", 4, ["note", "place"], "conflict"],
  ["a version that the row does not have yet", 6, ["note"], "conflict"],
  ["nothing that differs, whatever was seen", 1, [], row],
])("%s", (_, seen, changed, expected) => {
  expect(changeVersions(row, seen, changed)).toEqual(expected);
});

test("a field is changed where it is given, and another than it was", () => {
  const before = { title: "a", note: "b", done: null };
  expect(changedFields(before, { title: "a", note: "c", done: undefined })).toEqual(["note"]);
  expect(changedFields(before, { done: "now" })).toEqual(["done"]);
});

test("a conflict is refused as one, and a row passes", () => {
  expect(() => refuseConflict("conflict")).toThrow(expect.objectContaining({ code: "conflict" }) as Error);
  expect(refuseConflict(row)).toBe(row);
});
