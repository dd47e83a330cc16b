import { expect, test } from "vitest";

import { screenKeywords } from "#contract/screens/screen-keywords.ts";
import { type Screen, screens as registry } from "#contract/screens/screens.ts";
import { matchScreens } from "#contract/screens/match-screens.ts";

const screens: Screen[] = [
  { path: "/inbox/$folder", title: "Inbox", href: "/inbox/inbox" },
  { path: "/inbox/$folder/detail/$message", title: "Message" },
  { path: "/blank", title: "Blank" },
  { path: "/ui/general", title: "General elements" },
  { path: "/form/elements", title: "Form elements" },
  { path: "/form/layouts", title: "A form layout" },
  { path: "/maps", title: "Platforms" },
];

const keywords = [
  { path: "/inbox/$folder", keywords: ["mail", "new message"] },
  { path: "/ui/general", keywords: ["form"] },
];

const titles = (q: string, words?: Record<string, string>) =>
  matchScreens(screens, q, words, keywords).map(({ title }) => title);

test("hits rank by start of the title, start of a word, start of a keyword, then part of a word", () => {
  expect(titles("form")).toEqual(["Form elements", "A form layout", "General elements", "Platforms"]);
});

test("'ord' finds the screens of orders before those with 'password'", () => {
  const named = ["Forgot password", "Invoice", "Orders"].map((title) => ({ path: `/${title}`, title }));
  const found = matchScreens(named, "ord", {}, [{ path: "/Invoice", keywords: ["order"] }]);
  expect(found.map(({ title }) => title)).toEqual(["Orders", "Invoice", "Forgot password"]);
});

test("keywords and phrases match", () => {
  expect(titles("new mess")).toEqual(["Inbox"]);
  expect(titles("form el")).toEqual(["Form elements"]);
});

test("a screen is found with typing errors if nothing matches without", () => {
  expect(titles("inbxo")).toEqual(["Inbox"]);
  expect(titles("blnak")).toEqual(["Blank"]);
  expect(matchScreens([...screens, { path: "/inbxo", title: "Inbxo" }], "inbxo").map(({ title }) => title)).toEqual([
    "Inbxo",
  ]);
});

test("case, accents and surrounding spaces are ignored", () => {
  expect(titles("  ÍNBÖX ")).toEqual(["Inbox"]);
});

test("translations match in addition to the English texts", () => {
  const words = { Inbox: "Boîte de réception", mail: "Courrier" };
  expect(titles("boite", words)).toEqual(["Inbox"]);
  expect(titles("RÉCEPTION", words)).toEqual(["Inbox"]);
  expect(titles("courrier", words)).toEqual(["Inbox"]);
  expect(titles("inbox", words)).toEqual(["Inbox"]);
  expect(titles("boite")).toEqual([]);
});

test("a screen with a path parameter and no href is not found", () => {
  expect(titles("message")).toEqual(["Inbox"]);
});

test.each(["", "   ", "zzz", "%", "."])("%j finds nothing", (q) => {
  expect(titles(q)).toEqual([]);
});

test("search terms belong to screens that exist, each in one entry", () => {
  const paths = screenKeywords.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !registry.some((screen) => screen.path === path))).toEqual([]);
});
