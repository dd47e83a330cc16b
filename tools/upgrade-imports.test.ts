import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

import { runGit } from "./lib/run-git.ts";
import { rewriteImports, updateImports } from "./upgrade-imports.ts";

const moves = new Map([["web/lib/clock.ts", "web/lib/time/clock.ts"]]);

test.each([
  ['import { formatDate } from "#web/lib/clock.ts";', 'import { formatDate } from "#web/lib/time/clock.ts";'],
  ["await import('#web/lib/clock.ts')", "await import('#web/lib/time/clock.ts')"],
  ['import { formatAgo } from "#web/lib/clock-face.ts";', undefined],
  ['import { format } from "./web/lib/clock.ts";', undefined],
])("%s", (source, expected = source) => {
  expect(rewriteImports(source, moves)).toBe(expected);
});

test("the imports of a feature of one's own follow what a release has moved", () => {
  const directory = mkdtempSync(join(tmpdir(), "atrium-imports-"));
  const git = (...args: readonly string[]) =>
    runGit(directory, ["-c", "user.name=Test", "-c", "user.email=test@office.example", ...args]);
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  };
  const commit = () => {
    git("add", "--all");
    git("commit", "--quiet", "--message", "chore: a step");
    return git("rev-parse", "HEAD").trim();
  };
  try {
    git("init", "--quiet");
    write("web/lib/clock.ts", "export const formatDate = (date: Date) => date.toISOString();\n");
    write("web/lib/store.ts", "export const store = new Map<string, unknown>();\n");
    const before = commit();
    mkdirSync(join(directory, "web/lib/time"));
    renameSync(join(directory, "web/lib/clock.ts"), join(directory, "web/lib/time/clock.ts"));
    const after = commit();
    const notes = "features/notes/web/notes-screen.tsx";
    write(notes, 'import { formatDate } from "#web/lib/clock.ts";\nimport { store } from "#web/lib/store.ts";\n');
    commit();

    expect(updateImports(before, after, directory)).toEqual([notes]);
    expect(readFileSync(join(directory, notes), "utf8")).toBe(
      'import { formatDate } from "#web/lib/time/clock.ts";\nimport { store } from "#web/lib/store.ts";\n',
    );
    expect(updateImports(before, after, directory)).toEqual([]);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
