import { expect, test } from "vitest";

import type { Layout } from "#contract/layout.ts";
import { findConsequences } from "#demos/layouts/web/consequences.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";
import type { LayoutChange } from "#web/lib/layout/rules.ts";

const free: Layout = { ...defaultLayout, fixedHeader: false, fixedNavigation: false, fixedRibbon: false };

test.each<[string, Layout, LayoutChange, readonly string[]]>([
  ["a fixed ribbon", free, { fixedRibbon: true }, ["fixedHeader on", "fixedNavigation on"]],
  [
    "a header that is not fixed",
    { ...free, fixedHeader: true, fixedNavigation: true, fixedRibbon: true },
    { fixedHeader: false },
    ["fixedNavigation off", "fixedRibbon off"],
  ],
  ["a container", defaultLayout, { container: true }, ["fixedNavigation off", "fixedRibbon off"]],
  ["a menu on top of a minified one", { ...free, minified: true }, { menuOnTop: true }, ["minified off"]],
  ["what is so already", defaultLayout, { fixedRibbon: true }, []],
  ["a skin", defaultLayout, { skin: "smart-style-1" }, []],
])("spec §4: %s changes %j as well", (_, layout, change, expected) => {
  const found = findConsequences(layout, change).map(({ name, isOn }) => `${name} ${isOn ? "on" : "off"}`);
  expect(found.toSorted()).toEqual([...expected].toSorted());
});
