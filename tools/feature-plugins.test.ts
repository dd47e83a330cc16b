import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { featurePlugins } from "./feature-plugins.ts";

let directory: string;

const plant = (file: string, content: string) => {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), content);
};

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "atrium-plugins-"));
  plant("package.json", '{ "type": "module" }');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

test("the plugins of features are those of their folders", async () => {
  plant("features/notes/tools/vite-plugin.ts", 'export const plugin = (): object => ({ name: "notes" });');
  plant("demos/clock/tools/vite-plugin.ts", 'export const plugin = (): object => ({ name: "clock" });');
  plant("demos/clock/tools/draw.ts", 'throw new Error("This is no plugin.");');
  plant("features/todo/feature.ts", "export const feature = {};");
  expect((await featurePlugins(directory)).map(({ name }) => name)).toEqual(["clock", "notes"]);
});

test("a plugin without its function is refused", async () => {
  plant("features/notes/tools/vite-plugin.ts", "export const other = 1;");
  await expect(featurePlugins(directory)).rejects.toThrow("features/notes/tools/vite-plugin.ts exports no function");
});
