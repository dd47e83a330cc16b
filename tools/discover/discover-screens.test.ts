import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

import { sortByNeeds } from "#server/lib/sort-by-needs.ts";
import { needsOf as needsOfMigration, readMigrations, sequenceOf } from "#server/db/migrate.ts";

import { discoverScreens, groupsOf, sortScreens } from "./discover-screens.ts";
import { discoverServer } from "./discover-server.ts";
import { needsOf, readFeatures } from "../lib/read-features.ts";

const screen = (path: string, menu?: string, order?: number, parent?: string) => ({
  path,
  title: path,
  menu,
  order,
  parent,
});

test("screens are sorted by their groups and orders, and children follow their parents", () => {
  const all = [
    screen("/costs", "Money", 20),
    screen("/bills/$bill", undefined, undefined, "/bills"),
    screen("/bills", "Money", 10),
    screen("/home", "top", 10),
    screen("/notes", "Own group", 10),
  ];
  const groups = groupsOf(all, [
    { title: "Forms", icon: "forms", section: "Kit" },
    { title: "Money", icon: "coin", section: "Business" },
  ]);
  // Without the group that has no screens, and with an unknown one in the first section.
  expect(groups).toEqual([
    { title: "Own group", icon: "dots", section: "Workspace" },
    { title: "Money", icon: "coin", section: "Business" },
  ]);
  expect(sortScreens(all, groups).map(({ path }) => path)).toEqual([
    "/home",
    "/notes",
    "/bills",
    "/bills/$bill",
    "/costs",
  ]);
});

test("a path that occurs twice, and a parent that is missing, are named", () => {
  expect(() => sortScreens([screen("/a"), screen("/a")], [])).toThrow("Two screens have the path /a");
  expect(() => sortScreens([screen("/a", undefined, undefined, "/b")], [])).toThrow(
    "/a is below /b, which is no screen",
  );
});

test("features come after those they need", () => {
  const needs = (entries: Record<string, readonly string[]>) => new Map(Object.entries(entries));
  expect(sortByNeeds(needs({ a: ["c"], b: [], c: ["d"], d: [] }))).toEqual(["d", "c", "a", "b"]);
  expect(() => sortByNeeds(needs({ a: ["b"] }))).toThrow("The feature a needs b, which is missing");
  expect(() => sortByNeeds(needs({ a: ["b"], b: ["a"] }))).toThrow("in a circle: a, b, a");
});

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "atrium-discover-"));
});

afterEach(() => rmSync(directory, { recursive: true }));

function plant(file: string, feature: object) {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), `export const feature = ${JSON.stringify(feature)};\n`);
}

const generated = (module: string) => readFileSync(join(directory, "generated", `${module}.gen.ts`), "utf8");

test("features are read by their folders, and their screens are written without search terms", async () => {
  const hits = { kind: "notes", title: "Notes", icon: "file", order: 10 };
  plant("features/notes/feature.ts", {
    title: "Notes",
    screens: [{ path: "/notes", title: "Notes", keywords: ["memo"] }],
    hits,
  });
  plant("demos/clock/feature.ts", { title: "Clock", needs: ["notes"] });
  const features = await readFeatures(directory);
  expect([...features.keys()]).toEqual(["clock", "notes"]);
  discoverScreens(
    { platform: [screen("/home", "top", 10)], platformActions: [], platformFirstSteps: [], knownGroups: [], features },
    directory,
  );
  expect(generated("screens")).toContain('{"path":"/notes","title":"Notes"}');
  expect(generated("screens")).not.toContain("memo");
  expect(generated("screen-keywords")).toContain('{"path":"/notes","keywords":["memo"]}');
  expect(generated("hit-kinds")).toContain('"kind":"notes"');
});

test("actions that open a screen which is there are in their order, also with a query", () => {
  const action = (href: string, order: number) => ({ title: href, href, order });
  const platformActions = [action("/notes?do=add", 20), action("/notes", 10), action("/gone?do=add", 30)];
  discoverScreens(
    {
      platform: [screen("/notes", "top")],
      platformActions,
      platformFirstSteps: [],
      knownGroups: [],
      features: new Map(),
    },
    directory,
  );
  const written = [...generated("actions").matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
  expect(written).toEqual(["/notes", "/notes?do=add"]);
});

test("the parts of the server are listed, those that are needed first", () => {
  plant("features/notes/server/feature.ts", {});
  plant("demos/clock/server/feature.ts", {});
  discoverServer(
    new Map([
      ["clock", ["notes"]],
      ["notes", []],
      ["chart", []],
    ]),
    directory,
  );
  const text = generated("server-features");
  expect(text.indexOf('name: "notes"')).toBeLessThan(text.indexOf('name: "clock"'));
  expect(text).toContain('from "#demos/clock/server/feature.ts"');
  expect(text).not.toContain("chart");
});

test("a folder without feature.ts, and a name that is used twice, are refused", async () => {
  mkdirSync(join(directory, "features/empty"), { recursive: true });
  await expect(readFeatures(directory)).rejects.toThrow(/features.empty.? has no feature\.ts/);
  rmSync(join(directory, "features/empty"), { recursive: true });
  plant("features/notes/feature.ts", { title: "Notes" });
  plant("demos/notes/feature.ts", { title: "Notes" });
  await expect(readFeatures(directory)).rejects.toThrow("Two features are called notes");
});

test("what the migrations of a feature need, the feature says", async () => {
  const features = needsOf(await readFeatures());
  const migrations = await readMigrations();
  const needed = migrations.flatMap((migration) => {
    const feature = sequenceOf(migration.name);
    return needsOfMigration(migration).map((name) => [feature, name] as const);
  });
  expect(needed.filter(([feature, name]) => !features.get(feature)?.includes(name))).toEqual([]);
});
