import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { prepareDataDirectory } from "#server/data-directory.ts";

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "atrium-data-"));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

test("the data directory is created with its parents, and may exist already", () => {
  const data = path.join(directory, "a", "b");
  prepareDataDirectory(data);
  prepareDataDirectory(data);
  expect(existsSync(data)).toBe(true);
});

test("a file in place of the data directory or its parent is an error that names the directory", () => {
  const file = path.join(directory, "file");
  writeFileSync(file, "");
  const refused = "ATRIUM_DATA has to be a folder that the server can write to, and";
  expect(() => prepareDataDirectory(file)).toThrow(`${refused} ${file} is not (EEXIST)`);
  expect(() => prepareDataDirectory(path.join(file, "data"))).toThrow(`${refused} ${path.join(file, "data")} is not (`);
});

// Root may write anywhere.
test.skipIf(process.getuid?.() === 0 || process.platform === "win32")(
  "a data directory without write permission is an error",
  () => {
    const data = path.join(directory, "closed");
    mkdirSync(data);
    chmodSync(data, 0o555);
    expect(() => prepareDataDirectory(data)).toThrow(/^ATRIUM_DATA has to be a folder .* is not \(EACCES\)$/);
  },
);
