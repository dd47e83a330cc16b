import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { cruiseTree } from "./cruise.ts";
import { singularOf, writeFeature, writeScreen } from "../new.ts";
import { linkModules } from "../lib/link-modules.ts";
import { needsOf, readFeatures } from "../lib/read-features.ts";
import { rotation } from "../testing/rotation.ts";
import { compiler, root, runCommand } from "../lib/run-command.ts";
import { strip, withDependents } from "../strip.ts";

/**
 * A feature is its folder: once that is deleted, the checks pass, and a new one touches no other file. The test deletes two of
 * the features in a copy of the tree, in turn by commit, with those that need them, and adds one. `npm run test:strip` deletes
 * all of them in turn.
 */
const needs = needsOf(await readFeatures());
const names = [...needs.keys()];
const place = rotation * 2;
const deleted = withDependents(
  needs,
  names.length > 0 ? [place, place + 1].map((each) => names[each % names.length] ?? "") : [],
);

const left = /^(node_modules|dist|data|backups|test-results|playwright-report|\.git|\.cache|\.tanstack)$/;

let directory: string;

function copyTree() {
  directory = mkdtempSync(join(tmpdir(), "atrium-remove-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  cpSync(root, directory, {
    recursive: true,
    filter: (path) => !left.test(path.slice(root.length).split(/[/\\]/)[0] ?? ""),
  });
  linkModules(directory);
}

const run = async (file: string, ...args: readonly string[]) => {
  const program = file === "node" ? process.execPath : join(root, "node_modules", ".bin", file);
  const { code, output } = await runCommand(program, args, { cwd: directory });
  return code === 0 ? "" : `${file} ${args.join(" ")}\n${output}`;
};

/** The files outside of the folders of features, with their content. */
const readPlatform = () =>
  globSync("{contract,server,web,tools,e2e,docs}/**/*.*", { cwd: directory }).map(
    (file) => `${file}: ${readFileSync(join(directory, file), "base64")}`,
  );

test(`the checks pass without ${deleted.join(", ")}, and with a new feature`, async () => {
  copyTree();
  await strip(deleted, directory);
  const before = readPlatform();
  writeFeature({ name: "meeting-notes" }, directory);
  writeFeature({ name: "old-boxes", title: "Boxes" }, directory);
  writeScreen({ feature: "meeting-notes", name: "archive", title: "Archive" }, directory);
  const added = ["features/meeting-notes", "features/old-boxes"];
  expect(await run("node", "tools/discover.ts")).toBe("");
  expect(await run("node", "tools/table-types.ts")).toBe("");
  expect(await run("node", "tools/words.ts")).toBe("");
  expect(await run("node", "tools/discover.ts")).toBe("");
  expect(await run("oxfmt", ...added)).toBe("");
  const types = Promise.all(
    ["web", "node", "test"].map((project) => run("node", ...compiler, "-p", `tsconfig.${project}.json`)),
  );
  const others = Promise.all([
    run("node", "tools/table-types.ts", "--verify"),
    run("knip"),
    run("node", "tools/words.ts", "--check"),
    run("oxlint", "--type-aware", "--deny-warnings", ...added),
    cruiseTree(directory).then((after) => after.violations.map(({ from, to }) => `${from} → ${to}`).join("\n")),
    run("vitest", "run", ...added, "server/openapi", "server/search", "server/menu", "web/app", "contract"),
  ]);
  expect([...(await types), ...(await others)].filter(Boolean)).toEqual([]);
  expect(readPlatform().filter((file) => !before.includes(file))).toEqual([]);
  expect(() => writeFeature({ name: "meeting-notes" }, directory)).toThrow("features/meeting-notes is there already");
  expect(() => writeScreen({ feature: "meeting-notes", name: "archive", title: "Archive" }, directory)).toThrow(
    "/meeting-notes/archive is there already",
  );
}, 600_000);

const needy = [...needs].find(([, needed]) => needed.length > 0);

test.runIf(needy)("a feature that another one needs is missed", async () => {
  copyTree();
  const [, [needed = ""] = []] = needy ?? [];
  for (const folder of ["features", "demos"]) rmSync(join(directory, folder, needed), { recursive: true, force: true });
  expect(await run("node", "tools/discover.ts")).toMatch(/The feature [\w-]+ needs [\w-]+, which is missing/);
});

test.each([
  ["notes", "note"],
  ["companies", "company"],
  ["boxes", "box"],
  ["addresses", "address"],
  ["meeting-notes", "meeting-note"],
  ["staff", "staff"],
])("one of %s is a %s", (many, one) => {
  expect(singularOf(many)).toBe(one);
});

test("a name that is no name, and a plural without a singular, are refused", () => {
  expect(() => writeFeature({ name: "Meeting Notes" })).toThrow("small letters and dashes");
  expect(() => writeFeature({ name: "staff" })).toThrow("Name one of the staff");
  expect(() => writeFeature({ name: "people" })).toThrow("Name one of the people");
  expect(() => writeScreen({ feature: "nowhere", name: "archive", title: "Archive" })).toThrow("that is there");
});
