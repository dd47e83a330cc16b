import { expect, test } from "vitest";

import { maxUploadBytes } from "#contract/uploads.ts";
import { judgeFiles } from "#web/lib/uploads/judge-files.ts";

const fileOf = (name: string, type = "", size = 10) => ({ name, type, size });

test.each([
  ["", fileOf("a.exe"), undefined],
  ["image/*", fileOf("a.png", "image/png"), undefined],
  ["image/*", fileOf("a.png", "IMAGE/PNG"), undefined],
  ["image/*", fileOf("a.pdf", "application/pdf"), "type"],
  ["image/*", fileOf("a.png"), "type"],
  [".pdf,text/plain", fileOf("A.PDF"), undefined],
  [".pdf,text/plain", fileOf("a.txt", "text/plain"), undefined],
  [".pdf,text/plain", fileOf("a.html", "text/html"), "type"],
  ["", fileOf("a", "", maxUploadBytes), undefined],
  ["", fileOf("a", "", maxUploadBytes + 1), "too-large"],
])("accepting %j, %j: %s", (accept, file, refusal) => {
  expect(judgeFiles([file], { accept })).toEqual([refusal]);
});

test("files use up the free space in their order", () => {
  const files = [fileOf("a", "", 6), fileOf("b", "", 5), fileOf("c", "", 4)];
  expect(judgeFiles(files, { accept: "", freeBytes: 10 })).toEqual([undefined, "storage-full", undefined]);
});
