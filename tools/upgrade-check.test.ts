import { execSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { runGit } from "./lib/run-git.ts";
import { describeFieldChanges } from "./upgrade/office-fields.ts";
import { type Merge, needsWork, parseMergeTree, planUpgrade, removalOf } from "./upgrade/plan-upgrade.ts";
import { checkUpgrade } from "./upgrade-check.ts";

test("the output of git merge-tree names the files and the kinds of their conflicts", () => {
  const message = (kind: string, ...files: readonly string[]) => [`${files.length}`, ...files, kind, "A sentence.\n"];
  const fields = [
    "0ff343",
    "README.md",
    "web/a.ts",
    "",
    ...message("Auto-merging", "README.md"),
    ...message("CONFLICT (contents)", "README.md"),
    ...message("CONFLICT (rename/delete)", "web/a.ts", "web/b.ts"),
    "",
  ];
  const conflicts = new Map([
    ["README.md", "contents"],
    ["web/a.ts", "rename/delete"],
  ]);
  expect(parseMergeTree(fields.join("\0"))).toEqual({ tree: "0ff343", conflicts });
  expect(parseMergeTree("0ff343\0")).toEqual({ tree: "0ff343", conflicts: new Map() });
});

/** A merge of branches that have changed nothing, but for what a test changes. */
const mergeOf = (part: { readonly [Key in keyof Merge]?: Iterable<string> }): Merge => {
  const base = new Set(part.base ?? ["features/chat/feature.ts", "web/main.tsx"]);
  const [ours, theirs] = [new Set(part.ours ?? base), new Set(part.theirs ?? base)];
  return {
    base,
    ours,
    theirs,
    result: new Set(part.result ?? base),
    changedHere: new Set(part.changedHere),
    touched: new Set(part.touched),
    conflicts: new Map([...(part.conflicts ?? [])].map((file) => [file, "contents"])),
  };
};

const chat = "features/chat/feature.ts";
const nothing = {
  conflicts: [],
  merged: [],
  returning: new Map(),
  newFeatures: [],
  sameNames: [],
  removedFeatures: [],
  migrations: [],
  lateMigrations: [],
};

test.each<[string, Parameters<typeof mergeOf>[0], object, boolean]>([
  ["nothing in common", { touched: ["web/main.tsx"] }, {}, false],
  ["a file of both", { touched: ["web/main.tsx"], changedHere: ["web/main.tsx"] }, { merged: ["web/main.tsx"] }, false],
  [
    "a file of both that does not merge",
    { touched: ["web/main.tsx"], changedHere: ["web/main.tsx"], conflicts: ["web/main.tsx"] },
    { conflicts: [{ file: "web/main.tsx", kind: "contents" }] },
    true,
  ],
  [
    "a file that the release deletes",
    { changedHere: ["web/main.tsx"], theirs: [chat], conflicts: ["web/main.tsx"] },
    { conflicts: [{ file: "web/main.tsx", kind: "deleted by the release" }] },
    true,
  ],
  [
    "a changed file of a deleted feature",
    { ours: ["web/main.tsx"], changedHere: [chat], conflicts: [chat] },
    { returning: new Map([["features/chat", 1]]) },
    true,
  ],
  [
    "only new files of a deleted feature, one of them a migration",
    {
      ours: ["web/main.tsx"],
      result: ["web/main.tsx", "features/chat/web/emoji.ts", "features/chat/migrations/0002-emoji.sql"],
    },
    { returning: new Map([["features/chat", 2]]) },
    true,
  ],
  [
    "a deleted feature that the release moves",
    {
      ours: ["web/main.tsx"],
      theirs: ["web/main.tsx", "demos/chat/feature.ts"],
      result: ["web/main.tsx", "demos/chat/feature.ts"],
      conflicts: ["demos/chat/feature.ts"],
    },
    { returning: new Map([["demos/chat", 1]]) },
    true,
  ],
  ["a deleted feature that the release leaves", { ours: ["web/main.tsx"], result: ["web/main.tsx"] }, {}, false],
  [
    "a deleted file",
    { ours: [chat], result: [chat, "web/main.tsx"] },
    { returning: new Map([["web/main.tsx", 1]]) },
    true,
  ],
  [
    "a new feature",
    { theirs: [chat, "web/main.tsx", "demos/maps/feature.ts"] },
    { newFeatures: ["demos/maps"] },
    false,
  ],
  [
    "a new feature with the name of another one",
    {
      ours: [chat, "web/main.tsx", "features/notes/feature.ts"],
      theirs: [chat, "web/main.tsx", "demos/notes/feature.ts"],
    },
    { sameNames: ["demos/notes"] },
    true,
  ],
  ["a feature that the release removes", { theirs: ["web/main.tsx"] }, { removedFeatures: ["features/chat"] }, false],
  [
    "a migration",
    { result: [chat, "web/main.tsx", "server/db/migrations/0030-cats.sql"] },
    { migrations: ["server/db/migrations/0030-cats.sql"] },
    false,
  ],
  [
    "a migration before one of the branch",
    {
      ours: [chat, "web/main.tsx", "features/chat/migrations/0002-dogs.sql", "features/notes/migrations/0009-all.sql"],
      result: [chat, "web/main.tsx", "features/chat/migrations/0002-cats.sql"],
    },
    {
      migrations: ["features/chat/migrations/0002-cats.sql"],
      lateMigrations: ["features/chat/migrations/0002-cats.sql"],
    },
    true,
  ],
])("%s", (_, merge, expected, isWork) => {
  const upgrade = planUpgrade(mergeOf(merge));
  expect(upgrade).toEqual({ ...nothing, ...expected });
  expect(needsWork(upgrade)).toBe(isWork);
});

test("names that a shell would read are quoted", () => {
  const returning = new Map([
    ["web/routes/$id.tsx", 1],
    ["features/chat", 2],
  ]);
  expect(removalOf({ ...nothing, returning })).toBe("git rm -r -f --quiet -- features/chat 'web/routes/$id.tsx'");
});

test("the changed fields of the configuration are described", () => {
  const office = (fields: string, values: string) => ({
    type: `/** Comments. */\nexport type Office = {\n${fields} };`,
    config: `import type { Office } from "./contract/office.ts";\nexport const office: Office = { ${values} };`,
  });
  const before = office(
    "readonly title: string; readonly sounds: boolean; readonly speed: number; readonly country?: string;",
    'title: "Atrium", sounds: true, speed: 200',
  );
  const after = office(
    'readonly title: string;\n readonly region: string; readonly accent?: string; readonly speed: "slow" | "fast"; readonly country: string;',
    'title: "Forum", region: "eu", speed: "slow"',
  );
  expect(describeFieldChanges(before, before)).toEqual([]);
  expect(describeFieldChanges(before, after)).toEqual([
    'title is "Forum" in the release, and was "Atrium"',
    "sounds is gone",
    'speed takes other values: "slow" | "fast"',
    "country has to be set",
    "region is new, and has to be set",
    "accent is new, and optional",
  ]);
});

let directory: string;
const git = (...args: readonly string[]) => runGit(directory, args).trim();

function write(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  }
}

function commit(message: string) {
  git("add", "--all");
  git("commit", "--quiet", `--message=${message}`);
}

const lines = (first: string, last: string) => [first, "a", "b", "c", "d", last, ""].join("\n");

/** A repository with two releases, and a team on `main` that has deleted the chat and added notes since the first one. */
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "atrium-upgrade-"));
  git("init", "--quiet", "--initial-branch=main");
  const settings = { "user.name": "Atrium", "user.email": "atrium@localhost", "commit.gpgSign": "false" };
  for (const [name, value] of Object.entries(settings)) git("config", name, value);
  write({
    "web/header.ts": lines("one", "nine"),
    "web/footer.ts": "one\n",
    "features/chat/feature.ts": "one\n",
    "features/chat/web/$room.ts": "one\n",
    "features/todo/feature.ts": "one\n",
  });
  commit("0.2.0");
  git("tag", "v0.2.0");
  git("switch", "--quiet", "--create=upstream");
  write({
    "web/header.ts": lines("two", "nine"),
    "web/footer.ts": "two\n",
    "features/chat/web/$room.ts": "two\n",
    "features/chat/web/emoji.ts": "two\n",
    "features/todo/migrations/0001-todos.sql": "select 1;\n",
    "demos/maps/feature.ts": "two\n",
  });
  commit("0.3.0");
  git("tag", "v0.3.0");
  git("switch", "--quiet", "main");
  rmSync(join(directory, "features/chat"), { recursive: true });
  write({
    "web/header.ts": lines("one", "last"),
    "web/footer.ts": "ours\n",
    "features/notes/feature.ts": "ours\n",
  });
  commit("Ours");
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

test("a release is compared with the branch, and the printed command removes what was deleted", () => {
  write({ "left.txt": "" });
  const { text, isClean } = checkUpgrade("v0.3.0", directory);
  expect(isClean).toBe(false);
  expect(text.split("\n\n")).toEqual([
    "Since v0.2.0, v0.3.0 has changed 6 files, and this branch 5",
    "Conflicts: both sides changed these, and Git cannot merge them\n  web/footer.ts (contents)",
    "Merged by Git, although both sides changed them: read the result\n  web/header.ts",
    "Deleted here, and brought back by the merge (modify/delete). After git merge, remove all of them at once:\n  git rm -r -f --quiet -- features/chat",
    "  features/chat (2 files)",
    "New features. Delete the folder of one that you do not want\n  demos/maps",
    "New migrations. The next start backs up the database before it runs them\n  features/todo/migrations/0001-todos.sql",
    "Left out, because they are in no commit: 1 files",
    "docs/UPGRADING.md says how to resolve what conflicts",
  ]);
  rmSync(join(directory, "left.txt"));
  expect(git("status", "--porcelain")).toBe("");

  expect(() => git("merge", "v0.3.0")).toThrow("git merge");
  const [, removal = ""] = /^ {2}(git rm .*)$/m.exec(text) ?? [];
  execSync(removal, { cwd: directory });
  expect(git("diff", "--name-only", "--diff-filter=U")).toBe("web/footer.ts");
  expect(existsSync(join(directory, "features/chat"))).toBe(false);
  git("merge", "--abort");
});

test("a release without conflicts is clean, and so is one that is merged", () => {
  git("switch", "--quiet", "--create=tidy", "v0.2.0");
  write({ "features/notes/feature.ts": "ours\n" });
  commit("Ours");
  const { text, isClean } = checkUpgrade("v0.3.0", directory);
  expect([isClean, text.split("\n\n").at(-1)]).toEqual([true, "Nothing conflicts: git merge v0.3.0"]);
  git("merge", "--quiet", "--no-edit", "v0.3.0");
  expect(checkUpgrade("v0.3.0", directory)).toEqual({ text: "v0.3.0 is merged already", isClean: true });
});

test("a copy without the history gets a commit in common, as docs/UPGRADING.md says", () => {
  expect(() => checkUpgrade("v0.9.0", directory)).toThrow("Git knows no v0.9.0");
  git("switch", "--quiet", "main");
  git("switch", "--quiet", "--orphan", "copy");
  git("checkout", "--quiet", "main", "--", ".");
  commit("A copy");
  expect(() => checkUpgrade("v0.3.0", directory)).toThrow("no commit in common");
  const guide = readFileSync(join(import.meta.dirname, "..", "docs", "UPGRADING.md"), "utf8");
  const [, command = ""] = /^(git merge --strategy=ours .*)$/m.exec(guide) ?? [];
  expect(command).toContain("v0.2.0");
  execSync(command, { cwd: directory, stdio: "ignore" });
  expect(checkUpgrade("v0.3.0", directory).text).toContain("web/footer.ts (contents)");
});
