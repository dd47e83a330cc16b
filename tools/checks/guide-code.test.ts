import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

import { compiler, root, runCommand } from "../lib/run-command.ts";

const guide = "docs/guides/add-a-form.md";

mkdirSync(path.join(root, ".cache"), { recursive: true });
const folder = mkdtempSync(path.join(root, ".cache", "guide-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The code blocks that name their file: ```` ```ts contract/feedback.ts ````. */
function filesIn(document: string) {
  const text = readFileSync(path.join(root, document), "utf8");
  return [...text.matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = "", code = ""]) => ({ file, code }));
}

/** Compiles files as if they stood in the project. @returns the errors */
async function compile(files: readonly { file: string; code: string }[]) {
  for (const { file, code } of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  const config = {
    extends: path.join(root, "tsconfig.web.json"),
    compilerOptions: {
      types: ["vite/client", "trusted-types", "node"],
      paths: Object.fromEntries(files.map(({ file }) => [`#${file}`, [`./${file}`]])),
    },
    include: files.map(({ file }) => file),
    exclude: [],
  };
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
  const args = ["-p", path.join(folder, "tsconfig.json"), "--pretty", "false"];
  const { output } = await runCommand(process.execPath, [...compiler, ...args]);
  // An error may continue on indented lines.
  return output.split(/\n(?=\S)/).filter((error) => error !== "");
}

test("the code of the guide to forms compiles, and fails to if it does not fit the contract", async () => {
  const files = filesIn(guide);
  expect(files.map(({ file }) => file)).toEqual([
    "features/feedback/contract.ts",
    "features/feedback/web/feedback-form.tsx",
    "features/feedback/server/routes.ts",
  ]);
  const wrong = {
    file: "features/feedback/web/wrong-form.tsx",
    code: files[1]?.code.replace('control("rating")', 'control("stars")') ?? "",
  };
  // Together, since most of the time goes into the files that they import.
  const errors = await compile([...files, wrong]);
  expect(errors.filter((error) => !error.includes(wrong.file))).toEqual([]);
  expect(errors.join("\n")).toContain('"stars"');
}, 300_000);
