import { expect, test } from "vitest";

import { routeImports } from "./retry-imports.ts";

test.each([
  ["a(()=>import(`./chunk-1.js`).then(e=>e.t),[])", "a(()=>__import(`./chunk-1.js`).then(e=>e.t),[])"],
  ['import("./chunk-1.js")', '__import("./chunk-1.js")'],
  // Unchanged: the importer itself, static imports, and identifiers that end in "import".
  ["e=>import(e)", "e=>import(e)"],
  ["import{a}from`./chunk-1.js`;", "import{a}from`./chunk-1.js`;"],
  ["reimport(`./chunk-1.js`)", "reimport(`./chunk-1.js`)"],
])("only dynamic imports of chunks are rerouted: %s", (code, routed) => {
  expect(routeImports(code)).toBe(routed);
});
