import { expect, test } from "vitest";

import { type ModuleInfo, placeModules } from "./place-modules.ts";

const idleParts = [
  "/office/web/app/idle-work.ts",
  "/office/web/app/search-palette.tsx",
  "/office/web/lib/api/describe-refusal.ts",
  "/office/web/shell/alerts/alert-box.tsx",
  "/office/web/shell/connection/connection-signs.tsx",
  "/office/web/ui/display/status/part-failure.tsx",
];

const main = "/office/web/main.tsx";
const layout = "/office/web/routes/_shell.tsx?tsr-split=component---loader";
const home = "/office/web/routes/_shell/home.tsx?tsr-split=component---loader";
const launcher = "/office/features/chat/web/dock/chat-launcher.tsx";
const icons = "/office/node_modules/@tabler/icons-react/index.js";

/** Modules by what they import: with a `+`, when it is needed. */
function build(imports: Record<string, readonly string[]>): ReadonlyMap<string, ModuleInfo> {
  const all: Record<string, readonly string[]> = {
    ...Object.fromEntries(idleParts.map((part) => [part, []])),
    ...imports,
  };
  const ids = new Set([...Object.keys(all), ...Object.values(all).flat()].map((id) => id.replace("+", "")));
  return new Map(
    [...ids].map((id) => [
      id,
      {
        importedIds: (all[id] ?? []).filter((other) => !other.startsWith("+")),
        dynamicallyImportedIds: (all[id] ?? []).filter((other) => other.startsWith("+")).map((other) => other.slice(1)),
        isEntry: id.endsWith(".html"),
      },
    ]),
  );
}

const places = placeModules(
  build({
    "/office/web/index.html": [main],
    [main]: ["/office/web/app/router.ts", "/office/web/lib/store.ts", `+${home}`],
    "/office/web/app/router.ts": [icons],
    [layout]: ["/office/web/shell/shell.tsx", "/office/web/lib/store.ts"],
    "/office/web/shell/shell.tsx": ["/office/features/chat/web/parts/header.tsx", `+${idleParts[3]}`],
    "/office/features/chat/web/parts/header.tsx": [`+${launcher}`],
    [launcher]: ["/office/features/chat/contract.ts", icons],
    [home]: ["/office/web/ui/dialog.tsx", "/office/web/lib/store.ts"],
    "/office/web/app/search-palette.tsx": [
      "/office/web/lib/match.ts",
      "/office/web/ui/dialog.tsx",
      "/office/web/lib/store.ts",
    ],
    "/office/web/shell/voice.tsx": ["/office/web/ui/waves.ts"],
  }),
);

test.each([
  ["what the page imports", "/office/web/app/router.ts", "shell"],
  ["what the layout of the screens imports", "/office/web/shell/shell.tsx", "shell"],
  ["what both the shell and a screen import", "/office/web/lib/store.ts", "shell"],
  ["the page's script, which waits for a screen", main, undefined],
  ["a part that loads when the browser is idle", "/office/web/app/search-palette.tsx", "idle"],
  ["what only such parts import", "/office/web/lib/match.ts", "idle"],
  ["a package", icons, undefined],
  ["a control of a feature in the header", launcher, "idle"],
  ["what such a control imports", "/office/features/chat/contract.ts", "idle"],
  ["what a screen imports, too", "/office/web/ui/dialog.tsx", "shared"],
  ["a screen", home, undefined],
  ["what is loaded on demand", "/office/web/ui/waves.ts", undefined],
])("the place of %s", (_, id, place) => {
  expect(places.get(id)).toBe(place);
});

test("a part that has moved ends the build", () => {
  const modules = new Map(build({}));
  modules.delete("/office/web/app/idle-work.ts");
  expect(() => placeModules(modules)).toThrow("web/app/idle-work.ts");
});
