import { expect, test } from "vitest";

import { contentDisposition } from "#server/lib/http/content-disposition.ts";

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
  expect(contentDisposition("attachment", name)).toBe(header);
});

test("a response that may be shown is named too", () => {
  expect(contentDisposition("inline", "a.png")).toBe(`inline; filename="a.png"; filename*=UTF-8''a.png`);
});
