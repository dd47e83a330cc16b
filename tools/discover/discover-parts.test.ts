import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

import { discoverParts } from "./discover-parts.ts";

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "atrium-parts-"));
});

afterEach(() => rmSync(directory, { recursive: true }));

function plant(file: string) {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), "");
}

const read = (module: string) => readFileSync(join(directory, "generated", `${module}.gen.ts`), "utf8");

test("the parts that folders have for a place are listed, and those of a deleted folder no longer", () => {
  plant("features/notes/web/parts/home.tsx");
  plant("demos/clock/web/parts/home.tsx");
  plant("demos/clock/web/parts/header.tsx");
  discoverParts(directory);
  expect(read("home-parts")).toContain('import { homePart as part0 } from "../demos/clock/web/parts/home.tsx";');
  expect(read("home-parts")).toContain('import { homePart as part1 } from "../features/notes/web/parts/home.tsx";');
  expect(read("home-parts")).toContain("homeParts: readonly HomePart[] = [part0, part1];");
  expect(read("header-parts")).toContain("demos/clock/web/parts/header.tsx");
  rmSync(join(directory, "demos/clock"), { recursive: true });
  discoverParts(directory);
  expect(read("home-parts")).not.toContain("clock");
  expect(read("header-parts")).toContain("headerParts: readonly HeaderPart[] = [];");
});

test("a file that fits no place is named", () => {
  plant("features/notes/web/parts/footer.tsx");
  expect(() => discoverParts(directory)).toThrow(/notes.web.parts.footer\.tsx is for no place that shows parts/);
});

test("a module that has not changed is not written again", () => {
  discoverParts(directory);
  const file = join(directory, "generated", "home-parts.gen.ts");
  const before = statSync(file).mtimeMs;
  discoverParts(directory);
  expect(statSync(file).mtimeMs).toBe(before);
});
