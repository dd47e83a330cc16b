import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { drawWorld, writeModule } from "./world-map.ts";

test("the map in the tree matches the output of node tools/build/world-map.ts", () => {
  const written = readFileSync(new URL("../../web/ui/charts/world-map/world-shapes.gen.ts", import.meta.url), "utf8");
  expect(writeModule(drawWorld()) === written).toBe(true);
});
