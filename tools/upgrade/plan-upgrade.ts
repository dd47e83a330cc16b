import { posix } from "node:path";

type Files = ReadonlySet<string>;

/** What Git knows of a merge before it is made. */
export type Merge = {
  /** The files of the last commit that both sides have. */
  readonly base: Files;
  /** The files of this branch. */
  readonly ours: Files;
  /** The files of the release. */
  readonly theirs: Files;
  /** The files after the merge, those with conflicts included. */
  readonly result: Files;
  /** The files that this branch has changed, added or deleted since the base. */
  readonly changedHere: Files;
  /** The files of this branch that the merge changes, adds or deletes. */
  readonly touched: Files;
  /** The kinds of the conflicts by their files, as Git calls them: `contents`, `modify/delete`. */
  readonly conflicts: ReadonlyMap<string, string>;
};

export type Upgrade = {
  readonly conflicts: readonly { readonly file: string; readonly kind: string }[];
  /** Files that both sides changed, and that Git merges by itself. */
  readonly merged: readonly string[];
  /** Folders of features, or files, that were deleted here and that the merge brings back, with the number of files. */
  readonly returning: ReadonlyMap<string, number>;
  readonly newFeatures: readonly string[];
  /** New features with the name of a feature that only this branch has. */
  readonly sameNames: readonly string[];
  readonly removedFeatures: readonly string[];
  readonly migrations: readonly string[];
  /** New migrations that come before one that this branch has added to the same sequence. */
  readonly lateMigrations: readonly string[];
};

/** Reads the output of `git merge-tree --write-tree --name-only -z`. */
export function parseMergeTree(output: string) {
  const [tree = "", ...rest] = output.split("\0");
  const end = rest.indexOf("");
  const conflicts = new Map(rest.slice(0, Math.max(end, 0)).map((file) => [file, "contents"]));
  // A message is the number of its files, the files, its kind, which is not translated, and its text, which is.
  const messages = rest.slice(end + 1);
  for (let count = messages.shift(); count; count = messages.shift()) {
    const files = messages.splice(0, Number(count));
    const [, kind] = /^CONFLICT \((.*)\)$/.exec(messages.shift() ?? "") ?? [];
    messages.shift();
    for (const file of files) if (kind !== undefined && conflicts.has(file)) conflicts.set(file, kind);
  }
  return { tree, conflicts };
}

const featureFolder = /^((?:features|demos)\/([^/]+))\//;
const folderOf = (file: string) => featureFolder.exec(file)?.[1];
const nameOf = (file: string) => featureFolder.exec(file)?.[2];

const isString = (text: string | undefined) => text !== undefined;
const namesIn = (files: Files) => new Set([...files].map(nameOf).filter(isString));

/** The folders of the features with these names. */
const foldersOf = (files: Files, names: Files) =>
  [...new Set([...files].filter((file) => names.has(nameOf(file) ?? "")).map(folderOf))].filter(isString).toSorted();

const isMigration = (file: string) => /\/migrations\/[^/]+\.sql$/.test(file);

/** Says what a merge does to what was changed here, and what it adds. */
export function planUpgrade({ base, ours, theirs, result, changedHere, touched, conflicts }: Merge): Upgrade {
  const [baseNames, ourNames, theirNames] = [namesIn(base), namesIn(ours), namesIn(theirs)];
  /** A feature that was deleted here, wherever the release has it now. */
  const isOfDeletedFeature = (file: string) => {
    const name = nameOf(file) ?? "";
    return baseNames.has(name) && !ourNames.has(name);
  };
  const returningFiles = new Set(
    [...result].filter((file) => !ours.has(file) && (base.has(file) || isOfDeletedFeature(file))),
  );
  const returning = new Map<string, number>();
  for (const file of returningFiles) {
    const path = isOfDeletedFeature(file) ? (folderOf(file) ?? file) : file;
    returning.set(path, (returning.get(path) ?? 0) + 1);
  }
  const migrations = [...result]
    .filter((file) => isMigration(file) && !base.has(file) && !ours.has(file) && !returningFiles.has(file))
    .toSorted();
  const addedHere = [...ours].filter((file) => isMigration(file) && !base.has(file));
  const newNames = theirNames.difference(baseNames);
  return {
    conflicts: [...conflicts]
      .filter(([file]) => !returningFiles.has(file) && !isOfDeletedFeature(file))
      .map(([file, kind]) => ({ file, kind: theirs.has(file) ? kind : "deleted by the release" }))
      .toSorted((one, other) => one.file.localeCompare(other.file)),
    merged: [...touched]
      .filter((file) => changedHere.has(file) && !conflicts.has(file) && !returningFiles.has(file))
      .toSorted(),
    returning,
    newFeatures: foldersOf(theirs, newNames.difference(ourNames)),
    sameNames: foldersOf(theirs, newNames.intersection(ourNames)),
    removedFeatures: foldersOf(ours, baseNames.intersection(ourNames).difference(theirNames)),
    migrations,
    lateMigrations: migrations.filter((file) =>
      addedHere.some((own) => posix.dirname(own) === posix.dirname(file) && own > file),
    ),
  };
}

/** Whether something has to be done by hand. */
export const needsWork = ({ conflicts, returning, sameNames, lateMigrations }: Upgrade) =>
  conflicts.length + returning.size + sameNames.length + lateMigrations.length > 0;

const quote = (path: string) => (/^[\w./-]+$/.test(path) ? path : `'${path}'`);

/** The command that removes, during the merge, what was deleted here before. */
export const removalOf = ({ returning }: Upgrade) =>
  `git rm -r -f --quiet -- ${[...returning.keys()].toSorted().map(quote).join(" ")}`;

/** Describes an upgrade, a section for each thing to know, without those that are empty. */
export function describeUpgrade(upgrade: Upgrade, fields: readonly string[]): readonly string[] {
  const { returning } = upgrade;
  const returned = Array.from(returning, ([path, count]) => (count > 1 ? `${path} (${count} files)` : path)).toSorted();
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [
      "Conflicts: both sides changed these, and Git cannot merge them",
      upgrade.conflicts.map(({ file, kind }) => `${file} (${kind})`),
    ],
    ["Merged by Git, although both sides changed them: read the result", upgrade.merged],
    [
      "Deleted here, and brought back by the merge (modify/delete). After git merge, remove all of them at once:",
      returned.length > 0 ? [removalOf(upgrade), "", ...returned] : [],
    ],
    ["New features. Delete the folder of one that you do not want", upgrade.newFeatures],
    ["New features with the name of one of yours: rename yours first", upgrade.sameNames],
    ["Features that the release removes. Their tables stay", upgrade.removedFeatures],
    ["New migrations. The next start backs up the database before it runs them", upgrade.migrations],
    [
      "Migrations that come before one of yours. Databases that have run yours refuse them: renumber these, after yours",
      upgrade.lateMigrations,
    ],
    ["Fields of office.config.ts", fields],
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`.trimEnd())].join("\n"));
}
