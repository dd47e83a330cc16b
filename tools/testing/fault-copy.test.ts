import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { runCommand } from "../lib/run-command.ts";
import { copyTree, testCommand } from "./fault-copy.ts";

test("a copy selects the tests that see a change", async () => {
  const directory = mkdtempSync(join(tmpdir(), "atrium-copy-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const changed = "contract/values/card-number.ts";
  copyTree(directory, [changed]);
  appendFileSync(join(directory, changed), "\n");
  const { code, output } = await runCommand(process.execPath, [...testCommand, "--list"], { cwd: directory });
  expect(code, output).toBe(0);
  expect(output).toContain("contract/values/card-number.test.ts");
}, 300_000);
