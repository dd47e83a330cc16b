import { expect, test } from "vitest";

import { changedFields, changeVersions, refuseConflict } from "#server/lib/rows/row-versions.ts";

const row = { version: 5, fieldVersions: { title: 3, place: 5 } };

test.each<[string, number, string[], ReturnType<typeof changeVersions>]>([
  [
    "a change based on the latest version is applied",
    5,
    ["title"],
    { version: 6, fieldVersions: { title: 6, place: 5 } },
  ],
  [
    "a change based on an older version is applied if its field has not changed since",
    3,
    ["title"],
    { version: 6, fieldVersions: { title: 6, place: 5 } },
  ],
  [
    "a change based on an older version is applied if its field never changed",
    1,
    ["note"],
    { version: 6, fieldVersions: { ...row.fieldVersions, note: 6 } },
  ],
  ["a change based on an older version conflicts if its field has changed since", 2, ["title"], "conflict"],
  ["a change of two fields conflicts if one of them has changed since", 4, ["note", "place"], "conflict"],
  ["a change based on a future version conflicts", 6, ["note"], "conflict"],
  ["an empty change leaves the row as it is, even if based on an older version", 1, [], row],
])("%s", (_, seen, changed, expected) => {
  expect(changeVersions(row, seen, changed)).toEqual(expected);
});

test("a field counts as changed if it is given and differs", () => {
  const before = { title: "a", note: "b", done: null };
  expect(changedFields(before, { title: "a", note: "c", done: undefined })).toEqual(["note"]);
  expect(changedFields(before, { done: "now" })).toEqual(["done"]);
});

test("a conflict throws a conflict error, and a row is returned", () => {
  expect(() => refuseConflict("conflict")).toThrow(expect.objectContaining({ code: "conflict" }) as Error);
  expect(refuseConflict(row)).toBe(row);
});
