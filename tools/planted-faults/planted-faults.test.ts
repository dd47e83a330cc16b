import { expect, test } from "vitest";

import { readFaults, renewal } from "../testing/read-faults.ts";
import { root, runCommand } from "../lib/run-command.ts";

const faults = readFaults();

test("there are faults to plant", () => {
  expect(faults).not.toEqual([]);
});

test.each(faults)("$name has a description, and can be planted", async ({ file, description }) => {
  expect(description).toMatch(/^\p{Lu}.*\.$/u);
  const { code, output } = await runCommand("git", ["apply", "--check", file], { cwd: root });
  expect(code, `${renewal}\n${output}`).toBe(0);
});
