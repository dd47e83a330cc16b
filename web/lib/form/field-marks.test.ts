import { expect, test } from "vitest";

import { markEdited, markLeft, markSubmitted, noMarks } from "#web/lib/form/field-marks.ts";

test("a field is checked when it is left after a change", () => {
  const left = markLeft(markEdited(noMarks, ["email"]), "email");
  expect(left.checked).toEqual(["email"]);
});

test("a field that was passed through without a change is not checked, not even by later typing", () => {
  const passed = markLeft(noMarks, "email");
  expect(passed).toBe(noMarks);
  expect(markEdited(passed, ["email"]).checked).toEqual([]);
});

test("marks that do not change stay the same object", () => {
  const marks = markSubmitted(markLeft(markEdited(noMarks, ["email"]), "email"));
  expect(markEdited(marks, ["email"])).toBe(marks);
  expect(markLeft(marks, "email")).toBe(marks);
  expect(markSubmitted(marks)).toBe(marks);
});
