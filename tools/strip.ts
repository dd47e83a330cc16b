import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

import type { Feature } from "#contract/feature.ts";
import { objectsIn } from "#server/db/objects.ts";
import { confirm } from "#server/lib/confirm.ts";

import { marksIn, withoutFeatures } from "./checks/doc-blocks.ts";
import { readFaults } from "./testing/read-faults.ts";
import { folderOf, readFeatures } from "./lib/read-features.ts";
import { root, runCommand } from "./lib/run-command.ts";
import { dropScreens, type SizeRecords } from "./sizes/size-records.ts";

// Removes features and demos from the project: their folders, what documents say and show of them, and packages that nothing else
// imports. Their tables stay in each database until `npm run db:drop`.
//
//   npm run strip -- --list                   lists features and demos, what they need, and their tables
//   npm run strip -- --demos                  removes all demos
//   npm run strip -- --remove forum,chat      removes these
//   npm run strip -- --keep inbox,calendar    removes all others, except what these need
//   with --dry-run                            says what would be removed
//   with --yes                                asks no question

type Features = ReadonlyMap<string, Pick<Feature, "title" | "needs">>;

export type StripRequest = {
  readonly demos?: boolean | undefined;
  readonly remove?: readonly string[] | undefined;
  readonly keep?: readonly string[] | undefined;
};

/**
 * Returns the names of the features to remove, in order.
 *
 * @param isDemo whether a feature is in `demos/`
 * @throws {Error} if a name is unknown, or if a feature that stays needs one that goes
 */
export function planStrip(
  features: Features,
  isDemo: (name: string) => boolean,
  { demos = false, remove = [], keep }: StripRequest,
): readonly string[] {
  const unknown = [...remove, ...(keep ?? [])].filter((name) => !features.has(name));
  if (unknown.length > 0)
    throw new Error(`There is no feature ${unknown.join(", ")}. \`npm run strip -- --list\` lists all`);
  const needed = new Set<string>();
  const need = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const each of features.get(name)?.needs ?? []) need(each);
  };
  for (const name of keep ?? []) need(name);
  const removed = new Set(
    [...features.keys()].filter(
      (name) => remove.includes(name) || (demos && isDemo(name)) || (keep !== undefined && !needed.has(name)),
    ),
  );
  const broken = [...features].flatMap(([name, { needs = [] }]) =>
    removed.has(name) ? [] : needs.filter((each) => removed.has(each)).map((each) => `${name} needs ${each}`),
  );
  if (broken.length > 0) throw new Error(`${broken.join(", ")}: remove both, or neither`);
  return [...removed].toSorted();
}

/** Adds the features that need one of those, also by way of others. */
export function withDependents(needs: ReadonlyMap<string, readonly string[]>, names: readonly string[]) {
  const all = new Set(names);
  for (const name of all) for (const [other, needed] of needs) if (needed.includes(name)) all.add(other);
  return [...all];
}

/** The tables that the migrations of a feature make. */
const tablesOf = (folder: string, directory: string) =>
  globSync(`${folder}/migrations/*.sql`, { cwd: directory })
    .toSorted()
    .flatMap((file) => objectsIn(readFileSync(join(directory, file), "utf8")))
    .flatMap((object) => (object.startsWith("table ") ? [object.slice("table ".length)] : []));

/** What the check for unused code reports of `package.json`. */
type Unused = Readonly<Record<"dependencies" | "devDependencies", readonly { readonly name: string }[]>>;

/** Returns the installed packages that nothing imports. */
async function findUnusedPackages(directory: string): Promise<readonly string[]> {
  const program = join(root, "node_modules", "knip", "bin", "knip.js");
  const args = [program, "--dependencies", "--reporter", "json", "--no-config-hints", "--no-exit-code"];
  const { output } = await runCommand(process.execPath, args, { cwd: directory });
  const { issues } = JSON.parse(output) as { issues: readonly Unused[] };
  return issues.flatMap(({ dependencies, devDependencies }) =>
    [...dependencies, ...devDependencies].map(({ name }) => name),
  );
}

/** The pictures in `docs/images/` that documents showed before and do not show any more. */
export function findUnshownPictures(before: string, after: string) {
  const picturesIn = (text: string) => new Set(text.match(/images\/[\w-]+\.\w+/g));
  return [...picturesIn(before).difference(picturesIn(after))].map((picture) => `docs/${picture}`);
}

/** Removes features: see above. @returns the packages that are removed with them */
export async function strip(removed: readonly string[], directory = root): Promise<readonly string[]> {
  const folders = removed.map((name) => folderOf(name, directory));
  for (const { file, paths } of readFaults(directory))
    if (paths.some((path) => folders.some((folder) => path.startsWith(`${folder}/`)))) rmSync(file);
  for (const folder of folders) rmSync(join(directory, folder), { recursive: true });
  const documents = globSync(["*.md", "docs/**/*.md"], { cwd: directory }).map((file) => {
    const text = readFileSync(join(directory, file), "utf8");
    // Also of features that were removed before: the merge of a release brings it back.
    const gone = marksIn(text)
      .flat()
      .filter((name) => !existsSync(join(directory, folderOf(name, directory))));
    const left = withoutFeatures(text, new Set(gone));
    if (left !== text) writeFileSync(join(directory, file), left);
    return { text, left };
  });
  const [before, after] = [documents.map(({ text }) => text), documents.map(({ left }) => left)];
  for (const picture of findUnshownPictures(before.join("\n"), after.join("\n")))
    rmSync(join(directory, picture), { force: true });
  const records = join(directory, "tools", "sizes.json");
  const sizes = dropScreens(JSON.parse(readFileSync(records, "utf8")) as SizeRecords);
  writeFileSync(records, `${JSON.stringify(sizes, undefined, 2)}\n`);
  for (const script of ["tools/discover.ts", "tools/table-types.ts", "tools/words.ts", "tools/discover.ts"]) {
    const { code, output } = await runCommand(process.execPath, [script], { cwd: directory });
    if (code !== 0) throw new Error(output);
  }
  const packages = await findUnusedPackages(directory);
  await removePackages(packages, directory);
  return packages;
}

/** Removes packages from `package.json` and the lockfile. They stay in `node_modules` until the next `npm ci`. */
async function removePackages(packages: readonly string[], directory: string) {
  if (packages.length === 0) return;
  const args = ["uninstall", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund", ...packages];
  const { code, output } = await runCommand("npm", args, { cwd: directory });
  if (code !== 0) throw new Error(`The packages ${packages.join(", ")} could not be removed:\n${output}`);
}

function list(features: Features) {
  for (const [name, { title, needs = [] }] of features) {
    const folder = folderOf(name);
    const facts = [
      ...(needs.length > 0 ? [`needs ${needs.join(", ")}`] : []),
      ...(tablesOf(folder, root).length > 0 ? [`tables: ${tablesOf(folder, root).join(", ")}`] : []),
    ];
    console.log(`${folder.padEnd(26)}${title}${facts.length > 0 ? ` (${facts.join("; ")})` : ""}`);
  }
}

/** Says what stays of the data, and how to delete it. */
function describeData(removed: readonly (readonly [name: string, tables: readonly string[]])[]) {
  const withTables = removed.filter(([, tables]) => tables.length > 0);
  if (withTables.length === 0) return;
  console.log("\nTheir tables stay in your databases. To delete one's data there, after a question and a backup:");
  for (const [name, tables] of withTables) console.log(`  npm run db:drop -- ${name.padEnd(18)}${tables.join(", ")}`);
}

/** Nothing is lost: Git undoes it. So only a person is asked, and a script need not answer. */
const isConfirmed = (count: number) =>
  !process.stdin.isTTY || confirm(`Remove ${count === 1 ? "it" : `these ${count}`}?`);

const namesIn = (value: string | undefined) => value?.split(",").map((name) => name.trim());

async function main() {
  const { values } = parseArgs({
    options: {
      list: { type: "boolean", default: false },
      demos: { type: "boolean", default: false },
      remove: { type: "string" },
      keep: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
    },
  });
  const features = await readFeatures();
  if (values.list) return list(features);
  if (!values.demos && values.remove === undefined && values.keep === undefined)
    throw new Error("Say what to remove: --demos, --remove forum,chat or --keep inbox. --list lists all");
  const removed = planStrip(features, (name) => folderOf(name).startsWith("demos/"), {
    demos: values.demos,
    remove: namesIn(values.remove),
    keep: namesIn(values.keep)?.filter(Boolean),
  });
  if (removed.length === 0) return console.log("Nothing is left to remove.");
  const { code, output } = await runCommand("git", ["status", "--porcelain"]);
  const data = removed.map((name) => [name, tablesOf(folderOf(name), root)] as const);
  console.log(removed.map((name) => folderOf(name)).join("\n"));
  if (values["dry-run"]) return describeData(data);
  if (code === 0 && output.trim() !== "")
    throw new Error("There are changes that are not committed. Commit them first, so that Git can undo the removal");
  if (!values.yes && !(await isConfirmed(removed.length))) return console.log("Nothing is removed.");
  const packages = await strip(removed);
  console.log(`\nRemoved.${packages.length > 0 ? ` Packages that nothing else needs: ${packages.join(", ")}.` : ""}`);
  describeData(data);
  console.log("\n`npm test` checks the rest. `git checkout .` undoes it.");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
