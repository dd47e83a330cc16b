import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

import { root, runCommand } from "./run-command.ts";

const guide = "docs/guides/add-a-form.md";

mkdirSync(path.join(root, ".cache"), { recursive: true });
const folder = mkdtempSync(path.join(root, ".cache", "guide-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The code blocks that name their file: ```` ```ts contract/feedback.ts ````. */
function filesIn(document: string) {
  const text = readFileSync(path.join(root, document), "utf8");
  return [...text.matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = "", code = ""]) => ({ file, code }));
}

/** Compiles files as if they stood in the project. @returns what the compiler reports */
async function compile(files: readonly { file: string; code: string }[]) {
  for (const { file, code } of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  const config = {
    extends: path.join(root, "tsconfig.web.json"),
    compilerOptions: {
      types: ["vite/client", "node"],
      paths: Object.fromEntries(files.map(({ file }) => [`#${file}`, [`./${file}`]])),
    },
    include: files.map(({ file }) => file),
    exclude: [],
  };
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
  const { code, output } = await runCommand("tsc", ["-p", path.join(folder, "tsconfig.json")]);
  return code === 0 ? "" : output;
}

test("the code of the guide to forms compiles", async () => {
  const files = filesIn(guide);
  expect(files.map(({ file }) => file)).toEqual([
    "contract/feedback.ts",
    "web/features/feedback/feedback-form.tsx",
    "server/feedback/routes.ts",
  ]);
  expect(await compile(files)).toBe("");
});

test("code that does not fit the contract does not compile", async () => {
  const files = filesIn(guide).map(({ file, code }) => ({
    file,
    code: code.replace('control("rating")', 'control("stars")'),
  }));
  expect(await compile(files)).toContain("stars");
});
