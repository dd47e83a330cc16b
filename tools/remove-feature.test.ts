import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

import { cruiseTree } from "./cruise.ts";
import { compiler, root, runCommand } from "./run-command.ts";

/**
 * A feature is its folder: once that is deleted, the checks pass. The test deletes features that show parts elsewhere, have
 * tables, and need others from a copy of the tree.
 */
const folders = ["features/chat", "features/orders", "features/products", "demos/widgets"];

const left = /^(node_modules|dist|data|backups|test-results|playwright-report|\.git|\.cache|\.tanstack)$/;

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "atrium-remove-"));
  cpSync(root, directory, {
    recursive: true,
    filter: (path) => !left.test(path.slice(root.length).split(/[/\\]/)[0] ?? ""),
  });
  symlinkSync(join(root, "node_modules"), join(directory, "node_modules"), "junction");
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const run = async (file: string, ...args: readonly string[]) => {
  const program = file === "node" ? process.execPath : join(root, "node_modules", ".bin", file);
  const { code, output } = await runCommand(program, args, { cwd: directory });
  return code === 0 ? "" : `${file} ${args.join(" ")}\n${output}`;
};

test("the checks pass without the folders of features", async () => {
  for (const folder of folders) rmSync(join(directory, folder), { recursive: true });
  expect(await run("node", "tools/discover.ts")).toBe("");
  expect(await run("node", "tools/words.ts")).toBe("");
  const types = Promise.all(
    ["web", "node", "test"].map((project) => run("node", ...compiler, "-p", `tsconfig.${project}.json`)),
  );
  const others = Promise.all([
    run("node", "server/db/types.ts", "--verify"),
    run("knip"),
    run("node", "tools/words.ts", "--check"),
    cruiseTree(directory).then((after) => after.violations.map(({ from, to }) => `${from} → ${to}`).join("\n")),
    run("vitest", "run", "server/openapi", "server/search", "web/app", "contract"),
  ]);
  expect([...(await types), ...(await others)].filter(Boolean)).toEqual([]);
}, 600_000);

test("a feature that another one needs is missed", async () => {
  rmSync(join(directory, "features/visits"), { recursive: true });
  expect(await run("node", "tools/discover.ts")).toContain("The feature dashboard needs visits, which is missing");
});
