import { expect, test } from "vitest";

import { screensOfRole } from "#contract/screens/screens-of-role.ts";
import type { MenuGroup } from "#contract/screens/menu-groups.ts";
import type { Screen } from "#contract/screens/screens.ts";
import { buildMenu } from "#server/menu/build-menu.ts";

const screens: Screen[] = [
  { path: "/home", title: "Home", icon: "home", menu: "top" },
  { path: "/inbox/$folder", title: "Inbox", icon: "inbox", menu: "top", href: "/inbox/inbox" },
  { path: "/inbox/$folder/compose", title: "Compose", parent: "/inbox/$folder" },
  { path: "/blank", title: "Blank", menu: "Pages" },
];

const groups: readonly MenuGroup[] = [
  { title: "Empty", icon: "box", section: "Kit" },
  { title: "Pages", icon: "file", section: "Administration" },
];

const noBadges = new Map();

test("the top entries come first, then the groups that have screens", () => {
  expect(buildMenu(screens, groups, noBadges)).toEqual([
    { title: "Home", sref: "/home", icon: "home", section: "Workspace" },
    { title: "Inbox", sref: "/inbox/inbox", icon: "inbox", section: "Workspace" },
    { title: "Pages", icon: "file", section: "Administration", items: [{ title: "Blank", sref: "/blank" }] },
  ]);
});

test("an entry has the badge of its screen's path", () => {
  const [home, inbox] = buildMenu(screens, groups, new Map([["/inbox/$folder", { text: "12", label: "unread" }]]));
  expect(inbox?.badge).toEqual({ text: "12", label: "unread" });
  expect(home?.badge).toBeUndefined();
});

test("spec §6: entries that require a role are left out for others, and so are groups without entries", () => {
  const all: Screen[] = [...screens, { path: "/people", title: "People", menu: "Empty", access: "admin" }];
  const titlesFor = (role: Parameters<typeof screensOfRole>[1]) =>
    buildMenu(screensOfRole(all, role), groups, noBadges).map(({ title }) => title);
  const common = ["Home", "Inbox", "Pages"];
  expect(titlesFor("viewer")).toEqual(common);
  expect(titlesFor("member")).toEqual(common);
  expect(titlesFor("admin")).toEqual(["Home", "Inbox", "Empty", "Pages"]);
  // Roles are not enforced.
  expect(titlesFor(undefined)).toEqual(["Home", "Inbox", "Empty", "Pages"]);
});
