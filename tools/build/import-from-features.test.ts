import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { importFromFeatures } from "./import-from-features.ts";

let directory: string;

const plant = (file: string, content: string) => {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), content);
};

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "atrium-features-"));
  plant("package.json", '{ "type": "module" }');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

test("a file is imported from each feature that has it", async () => {
  plant("features/notes/tools/sizes.ts", 'export const sizes: readonly string[] = ["notes"];');
  plant("demos/clock/tools/sizes.ts", 'export const sizes: readonly string[] = ["clock"];');
  plant("demos/clock/tools/draw.ts", 'throw new Error("Nobody asked for this file.");');
  plant("features/todo/feature.ts", "export const feature = {};");
  expect(await importFromFeatures("tools/sizes.ts", "sizes", directory)).toEqual([["clock"], ["notes"]]);
  expect(await importFromFeatures("tools/vite-plugin.ts", "plugin", directory)).toEqual([]);
});

test("a file without the export is refused", async () => {
  plant("features/notes/tools/vite-plugin.ts", "export const other = 1;");
  await expect(importFromFeatures("tools/vite-plugin.ts", "plugin", directory)).rejects.toThrow(
    "features/notes/tools/vite-plugin.ts does not export plugin",
  );
});
