import { describe, expect, test } from "vitest";

import { pageSelection, selectPage } from "#web/ui/table/selection.ts";

describe("the checkbox for the rows of a page", () => {
  test.each([
    { name: "nothing selected", selected: [], shown: { isChecked: false, isMixed: false } },
    { name: "some rows", selected: ["a"], shown: { isChecked: false, isMixed: true } },
    { name: "all rows", selected: ["a", "b"], shown: { isChecked: true, isMixed: false } },
    { name: "rows of another page", selected: ["z"], shown: { isChecked: false, isMixed: false } },
  ])("$name", ({ selected, shown }) => {
    expect(pageSelection(["a", "b"], new Set(selected))).toEqual(shown);
  });

  test("a page without rows is not selected", () => {
    expect(pageSelection([], new Set(["z"]))).toEqual({ isChecked: false, isMixed: false });
  });
});

test("selecting and clearing a page keeps what is selected on other pages", () => {
  expect([...selectPage(["a", "b"], new Set(["z", "b"]), true).ids]).toEqual(["z", "a", "b"]);
  expect([...selectPage(["a", "b"], new Set(["z", "b"]), false).ids]).toEqual(["z"]);
});
