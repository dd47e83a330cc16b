import fc from "fast-check";
import { expect, test } from "vitest";

import { type Layout, skins } from "#contract/layout.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";
import { applyLayoutChange, type LayoutChange } from "#web/lib/layout/rules.ts";

const all: Layout = { ...defaultLayout, fixedHeader: true, fixedNavigation: true, fixedRibbon: true, container: false };
const none: Layout = { ...all, fixedHeader: false, fixedNavigation: false, fixedRibbon: false };
const contained: Layout = { ...none, fixedHeader: true, container: true };

test.each<[string, Layout, LayoutChange, LayoutChange]>([
  [
    "fixed header off forces ribbon and navigation off",
    all,
    { fixedHeader: false },
    { fixedNavigation: false, fixedRibbon: false },
  ],
  ["fixed header on forces nothing", none, { fixedHeader: true }, { fixedNavigation: false, fixedRibbon: false }],
  [
    "fixed navigation on forces fixed header on",
    none,
    { fixedNavigation: true },
    { fixedHeader: true, fixedRibbon: false },
  ],
  ["fixed navigation on forces container off", contained, { fixedNavigation: true }, { container: false }],
  ["fixed navigation off turns ribbon off", all, { fixedNavigation: false }, { fixedRibbon: false, fixedHeader: true }],
  [
    "fixed ribbon on forces header and navigation on",
    none,
    { fixedRibbon: true },
    { fixedHeader: true, fixedNavigation: true },
  ],
  [
    "fixed ribbon on forces container off",
    contained,
    { fixedRibbon: true },
    { container: false, fixedNavigation: true },
  ],
  ["fixed ribbon off forces nothing", all, { fixedRibbon: false }, { fixedHeader: true, fixedNavigation: true }],
  [
    "container on forces ribbon and navigation off",
    all,
    { container: true },
    { fixedRibbon: false, fixedNavigation: false, fixedHeader: true },
  ],
  ["container off forces nothing", contained, { container: false }, { fixedHeader: true, fixedNavigation: false }],
  ["menu on top removes the minified state", { ...all, minified: true }, { menuOnTop: true }, { minified: false }],
  ["minifying takes the menu from the top", { ...all, menuOnTop: true }, { minified: true }, { menuOnTop: false }],
  ["a skin changes nothing else", all, { skin: "smart-style-3" }, {}],
])("spec §4: %s", (_, layout, change, consequences) => {
  expect(applyLayoutChange(layout, change)).toEqual({ ...layout, ...change, ...consequences });
});

const switchNames = Object.keys(defaultLayout).filter((key) => key !== "skin") as Exclude<keyof Layout, "skin">[];
const anyChange = fc.oneof(
  fc.record({ name: fc.constantFrom(...switchNames), on: fc.boolean() }).map(({ name, on }) => ({ [name]: on })),
  fc.constantFrom(...skins).map((skin) => ({ skin })),
);

test("spec §4: no sequence of switches reaches a state that the rules forbid", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 30 }), (changes) => {
      const layout = changes.reduce<Layout>(applyLayoutChange, defaultLayout);
      expect(layout.fixedNavigation && !layout.fixedHeader).toBe(false);
      expect(layout.fixedRibbon && !(layout.fixedHeader && layout.fixedNavigation)).toBe(false);
      expect(layout.container && (layout.fixedNavigation || layout.fixedRibbon)).toBe(false);
      expect(layout.menuOnTop && layout.minified).toBe(false);
    }),
  );
});

test("a change always takes effect as requested", () => {
  fc.assert(
    fc.property(fc.array(anyChange), anyChange, (before, change) => {
      const layout = applyLayoutChange(before.reduce<Layout>(applyLayoutChange, defaultLayout), change);
      expect(layout).toMatchObject(change);
    }),
  );
});
