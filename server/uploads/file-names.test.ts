import { expect, test } from "vitest";

import { cleanFileName, describeAttachment } from "#server/uploads/file-names.ts";

test.each([
  ["photo.png", "photo.png"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\robin\\plan.pdf", "plan.pdf"],
  ["a\0b.txt", "a b.txt"],
  ["a\r\nset-cookie: x.txt", "a set-cookie: x.txt"],
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

test.each([
  ["photo.png", `attachment; filename="photo.png"; filename*=UTF-8''photo.png`],
  [
    `a "quoted" \\ 100%.txt`,
    `attachment; filename="a _quoted_ _ 100_.txt"; filename*=UTF-8''a%20%22quoted%22%20%5C%20100%25.txt`,
  ],
  [
    "Übersicht (1)'s*.txt",
    `attachment; filename="_bersicht (1)'s*.txt"; filename*=UTF-8''%C3%9Cbersicht%20%281%29%27s%2A.txt`,
  ],
  ["photo_\u202Egpj.exe", `attachment; filename="photo_gpj.exe"; filename*=UTF-8''photo_gpj.exe`],
  ["😀.zip", `attachment; filename="__.zip"; filename*=UTF-8''%F0%9F%98%80.zip`],
])("a download of %j is saved under its name", (name, header) => {
  expect(describeAttachment(name)).toBe(header);
});
