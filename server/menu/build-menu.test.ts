import { expect, test } from "vitest";

import { screensOfRole } from "#contract/screens-of-role.ts";
import type { Screen } from "#contract/screens.ts";
import { buildMenu } from "#server/menu/build-menu.ts";

const screens: Screen[] = [
  { path: "/home", title: "Home", icon: "home", menu: "top" },
  { path: "/inbox/$folder", title: "Inbox", icon: "inbox", menu: "top", href: "/inbox/inbox" },
  { path: "/inbox/$folder/compose", title: "Compose", parent: "/inbox/$folder" },
  { path: "/blank", title: "Blank", menu: "Other" },
];

const groups = [
  { title: "Empty", icon: "box" },
  { title: "Other", icon: "dots" },
];

const noBadges = new Map();

test("the top entries come first, then the groups that have screens", () => {
  expect(buildMenu(screens, groups, noBadges)).toEqual([
    { title: "Home", sref: "/home", icon: "home" },
    { title: "Inbox", sref: "/inbox/inbox", icon: "inbox" },
    { title: "Other", icon: "dots", items: [{ title: "Blank", sref: "/blank" }] },
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
  const common = ["Home", "Inbox", "Other"];
  expect(titlesFor("viewer")).toEqual(common);
  expect(titlesFor("member")).toEqual(common);
  expect(titlesFor("admin")).toEqual(["Home", "Inbox", "Empty", "Other"]);
  // Roles are not enforced.
  expect(titlesFor(undefined)).toEqual(["Home", "Inbox", "Empty", "Other"]);
});
