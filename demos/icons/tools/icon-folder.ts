import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { type Drawing, type IconIndex, type IconTerms, shardSize } from "#demos/icons/web/icon-files.ts";
import { root } from "#tools/lib/run-command.ts";

/** Files by their path in the folder: `index.json`, `4x3/de.svg`. */
export type IconFiles = ReadonlyMap<string, string>;

/** The files of a set with drawings. */
export function iconFiles(index: IconIndex, terms: IconTerms, drawings: readonly Drawing[]): IconFiles {
  const shards = Array.from({ length: Math.ceil(drawings.length / shardSize) }, (_, shard) =>
    drawings.slice(shard * shardSize, (shard + 1) * shardSize),
  );
  return new Map([
    ["index.json", JSON.stringify(index)],
    ["terms.json", JSON.stringify(terms)],
    ...shards.map((shard, number) => [`${number}.json`, JSON.stringify(shard)] as const),
  ]);
}

/** A name for the folder that changes with its content, so that browsers may keep the files for ever. */
export function nameFolder(name: string, files: IconFiles) {
  const hash = createHash("sha256");
  for (const [path, content] of files) hash.update(`${path}\n${content}\n`);
  return `${name}-${hash.digest("hex").slice(0, 8)}`;
}

/** The path of a file or folder of an installed package: `bootstrap-icons/icons`. */
export const locate = (path: string) => join(root, "node_modules", path);

/** Names in alphabetical order, those that are or begin with a digit or are a single letter last: they say least of a set. */
export const sortNames = (names: readonly string[]) => {
  const isSign = (name: string) => name.length === 1 || /^\d/.test(name);
  return names.toSorted((one, other) => Number(isSign(one)) - Number(isSign(other)) || (one < other ? -1 : 1));
};

/** Reads JSON of an installed package or of the project. The caller knows its type. */
export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
