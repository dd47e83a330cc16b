import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

import { cruiseTree } from "./cruise.ts";
import { deleteEntries, deleteFolders, registrations } from "./remove-feature.ts";
import { compiler, root, runCommand } from "./run-command.ts";

/**
 * A feature consists of its folders and its entries in the registrations: once both are gone, the checks pass. The
 * test removes features that register different things from a copy of the tree, and with orders the feature that needs them.
 */
const features = [
  {
    feature: "chat",
    named: ["server/features.ts", "web/app/header-parts.tsx", "web/app/idle-work.ts", "web/app/parts.tsx"],
    routes: [],
  },
  { feature: "orders", named: ["server/features.ts"], routes: ["/e-commerce/orders", "/invoice"] },
  {
    feature: "products",
    named: ["server/features.ts"],
    routes: ["/e-commerce/products-detail", "/e-commerce/products-view"],
  },
];

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

/** The router plugin writes the route tree when Vite resolves its configuration. */
const generateRoutes = `import("vite").then(({ resolveConfig }) => resolveConfig({}, "build"))`;

test("the checks pass without the folders and entries of features", async () => {
  for (const { feature, routes } of features) {
    expect(deleteFolders(directory, feature).toSorted()).toEqual(routes);
  }
  // The remaining violations are in the registrations.
  const { violations } = await cruiseTree(directory);
  for (const { feature, named } of features) {
    const ofFeature = violations.filter(({ to }) => to.split(/[/.]/).includes(feature));
    expect([...new Set(ofFeature.map(({ from }) => from))].toSorted(), feature).toEqual(named);
    expect(registrations).toEqual(expect.arrayContaining(named));
  }
  expect(violations.filter(({ from }) => !registrations.includes(from))).toEqual([]);
  for (const { feature, routes } of features) deleteEntries(directory, feature, routes);

  expect(await run("node", "tools/words.ts")).toBe("");
  // The migrations of the features are gone, and their tables with them.
  expect(await run("node", "server/db/types.ts")).toBe("");
  expect(await run("node", "--input-type=module", "-e", generateRoutes)).toBe("");
  const types = Promise.all(
    ["web", "node", "test"].map((project) => run("node", ...compiler, "-p", `tsconfig.${project}.json`)),
  );
  const others = Promise.all([
    run("knip"),
    run("node", "tools/words.ts", "--check"),
    cruiseTree(directory).then((after) => after.violations.map(({ from, to }) => `${from} → ${to}`).join("\n")),
    run("vitest", "run", "server/openapi", "server/search", "web/app", "contract"),
  ]);
  expect([...(await types), ...(await others)].filter(Boolean)).toEqual([]);
}, 600_000);
