import { expect, test } from "vitest";

import type { MenuItem } from "#contract/screens/menu.ts";
import { filteredFrom, filterMenu, isFilterable } from "#web/shell/navigation/filter-menu.ts";

const menu: MenuItem[] = [
  { title: "Home", sref: "/home", icon: "home", section: "Workspace" },
  {
    title: "Forms",
    icon: "forms",
    section: "Kit",
    items: [
      { title: "Form elements", sref: "/form/elements" },
      { title: "Drop zone", sref: "/form/dropzone", icon: "upload" },
    ],
  },
];

const asIs = (title: string) => title;

test.each([
  ["the beginning of a title", "ho", ["Home"]],
  ["the beginning of a later word", "zone", ["Drop zone"]],
  ["the title of a parent", "forms", ["Form elements", "Drop zone"]],
  ["capitals and spaces around it", " ELEM ", ["Form elements"]],
  ["letters inside of a word", "lement", []],
])("a menu is filtered by %s", (_, text, titles) => {
  expect(filterMenu(menu, text, asIs).map(({ title }) => title)).toEqual(titles);
});

test("a menu is filtered by its translations, with or without accents", () => {
  const translate = (title: string) => ({ "Drop zone": "Zone de dépôt" })[title] ?? title;
  expect(filterMenu(menu, "depot", translate).map(({ sref }) => sref)).toEqual(["/form/dropzone"]);
});

test("a link without an icon has that of its parent, and no section", () => {
  expect(filterMenu(menu, "form", asIs)).toEqual([
    { title: "Form elements", sref: "/form/elements", icon: "forms" },
    { title: "Drop zone", sref: "/form/dropzone", icon: "upload" },
  ]);
});

test("only a long menu can be filtered", () => {
  const links = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Screen ${index}` }));
  expect(isFilterable([{ title: "All", items: links(filteredFrom) }])).toBe(true);
  expect(isFilterable([{ title: "All", items: links(filteredFrom - 1) }])).toBe(false);
});
