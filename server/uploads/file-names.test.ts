import { expect, test } from "vitest";

import { cleanFileName } from "#server/uploads/file-names.ts";

test.each([
  ["photo.png", "photo.png"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\robin\\plan.pdf", "plan.pdf"],
  ["a\0b.txt", "a b.txt"],
  ["a\r\nset-cookie: x.txt", "a set-cookie: x.txt"],
  ["photo_\u202Egpj.exe", "photo_gpj.exe"],
  ["\u2067plan\u2069.pdf", "plan.pdf"],
  ["  spaces  .txt ", "spaces  .txt"],
  ["", "file"],
  ["..", ".."],
  ["\uD800.txt", "\uFFFD.txt"],
  ["日本語 — «x».txt", "日本語 — «x».txt"],
])("the name %j is stored as %j", (given, stored) => {
  expect(cleanFileName(given)).toBe(stored);
});

test("a name of 255 characters is stored, and a longer one refused", () => {
  expect(cleanFileName("x".repeat(255))).toHaveLength(255);
  expect(() => cleanFileName("x".repeat(256))).toThrow("The name of the file is too long");
});
