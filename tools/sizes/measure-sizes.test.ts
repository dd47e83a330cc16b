import { expect, test } from "vitest";

import { firstLoad, lazyFiles, listRoutes, routeFiles } from "./measure-sizes.ts";

const manifest = {
  "index.html": { file: "index.js", imports: ["_react.js"], css: ["index.css"] },
  "_react.js": { file: "react.js" },
  "_table.js": { file: "table.js", imports: ["_react.js"], css: ["table.css"] },
  "routes/_shell.tsx?tsr-split=component---loader": { file: "shell.js", imports: ["_react.js"] },
  "routes/_shell/home.tsx?tsr-split=component---loader": { file: "home.js", imports: ["_react.js", "index.html"] },
  "routes/_shell/inbox/$folder.tsx?tsr-split=component---loader": { file: "folder.js", imports: ["_table.js"] },
};

test("only routes with a screen are listed", () => {
  expect(listRoutes(manifest)).toEqual(["_shell/home", "_shell/inbox/$folder"]);
});

test("the first load is the entry, the shell, the screen and everything they import", () => {
  expect([...firstLoad(manifest, "_shell/inbox/$folder")].toSorted()).toEqual(
    ["folder.js", "index.css", "index.js", "react.js", "shell.js", "table.css", "table.js"], //
  );
});

test("a route's own files are those that neither the entry nor the shell has loaded", () => {
  expect([...routeFiles(manifest, "_shell/home")]).toEqual(["home.js"]);
  expect([...routeFiles(manifest, "_shell/inbox/$folder")].toSorted()).toEqual(["folder.js", "table.css", "table.js"]);
});

test("lazy files are those that the route has not loaded yet", () => {
  expect([...lazyFiles(manifest, "_shell/home", "_table.js")].toSorted()).toEqual(["table.css", "table.js"]);
  expect(lazyFiles(manifest, "_shell/inbox/$folder", "_table.js").size).toBe(0);
});

test("a chunk missing from the manifest throws an error", () => {
  expect(() => firstLoad(manifest, "_shell/gone")).toThrow("_shell/gone");
});
