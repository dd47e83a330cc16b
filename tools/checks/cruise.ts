import { existsSync } from "node:fs";
import { join } from "node:path";

import { needsOf, readFeatures } from "../lib/read-features.ts";
import { root, runCommand } from "../lib/run-command.ts";

export type Violation = { readonly rule: string; readonly from: string; readonly to: string };

type Report = {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly to: string; readonly rule: { name: string } }[];
  };
};

const program = join(root, "node_modules", "dependency-cruiser", "bin", "dependency-cruiser.mjs");
const config = join(root, ".dependency-cruiser.mjs");
const roots = ["contract", "server", "web", "features", "demos", "tools", "e2e", "bench"];

/** Checks the imports of a tree with this project's layout. @throws {Error} if the result cannot be read */
export async function cruiseTree(directory: string) {
  const folders = roots.filter((each) => existsSync(join(directory, each)));
  const args = ["--config", config, "--output-type", "json", ...folders];
  const { output } = await runCommand(process.execPath, [program, ...args], { cwd: directory });
  // The report is followed by a note that the TypeScript compiler was not used; swc parses the files.
  const end = output.lastIndexOf("\n}");
  if (!output.startsWith("{") || end < 0) throw new Error(`dependency-cruiser answered: ${output.slice(0, 2000)}`);
  const { modules, summary } = JSON.parse(output.slice(0, end + 2)) as Report;
  return {
    /** The number of files read: those in the roots, and the configuration. */
    count: modules.filter(({ source }) => roots.includes(source.split("/")[0] ?? "") || source === "office.config.ts")
      .length,
    violations: [
      // A file that imports itself with a query, such as `?sources`, is no cycle: the query makes it another module.
      ...summary.violations
        .filter(({ from, to }) => from !== to)
        .map(({ from, to, rule }): Violation => ({ rule: rule.name, from, to })),
      ...(await findUnneeded(directory, modules)),
    ],
  };
}

const featureOf = (file: string) => /^(?:features|demos)\/([^/]+)\//.exec(file)?.[1];

/** The imports of a feature that `needs` of the importing one does not name. */
async function findUnneeded(directory: string, modules: Report["modules"]): Promise<readonly Violation[]> {
  const needs = needsOf(await readFeatures(directory));
  return modules.flatMap(({ source, dependencies }) => {
    const feature = featureOf(source);
    if (feature === undefined) return [];
    return dependencies.flatMap(({ resolved }) => {
      const other = featureOf(resolved);
      const isAllowed = other === undefined || other === feature || needs.get(feature)?.includes(other);
      return isAllowed ? [] : [{ rule: "needs-are-named", from: source, to: resolved }];
    });
  });
}
