import { createHash } from "node:crypto";

import { expect, test, vi } from "vitest";

import { darkSkins, type Layout, modeChoices, skins } from "#contract/layout.ts";
import { screens } from "#contract/screens/screens.ts";
import { firstParts, firstRequests } from "#web/app/first-requests.ts";
import { defaultLayout, layoutNames } from "#web/lib/layout-defaults.ts";
import { showLayout } from "#web/lib/session/preferences.ts";

import { pathOf, routeOf } from "../build/route-path.ts";
import { dropUnused } from "./drop-unused.ts";
import type { Shown } from "./fill-frame.ts";
import { firstPaint, type FirstPaintTable, type OtherRoutes, type RouteEntry } from "./first-paint.ts";
import { hashScripts, loadSheetsLast, minifyCss } from "./plugin.ts";
import { buildRouteTable, entryOf, framesOf, patternOf } from "./route-table.ts";

const routes: readonly RouteEntry[] = [
  { pattern: "^/login$", names: [], scripts: [0], styles: [], requests: ["api/auth/options.json"] },
  { pattern: "^/home$", names: [], scripts: [1], styles: [2], requests: ["api/inbox.json"] },
  {
    pattern: "^/inbox/([^/]+)$",
    names: ["folder"],
    scripts: [3],
    styles: [],
    requests: ["api/messages.json?folder=%24folder&page=1"],
  },
];

const table: FirstPaintTable = {
  defaultLayout,
  skins,
  darkSkins,
  layoutNames,
  sourceLanguage: "en",
  languages: ["en", "de", "ar"],
  apiRoot: "api",
  mobileBelow: 979,
  shown: {
    menu: "api/menu.json",
    activities: "api/activities/activity.json",
    preferences: "api/preferences.json",
  },
  requests: ["api/menu.json"],
  entries: ["/login", "/lock"],
  titledByData: [],
  files: ["login.js", "home.js", "home.css", "list.js", "shell.js", "shell.css"],
  shell: { scripts: [4], styles: [5] },
  routes,
  others: "others.json",
  redirects: { "": "/home", "/inbox": "/inbox/inbox" },
};

const others: OtherRoutes = {
  files: ["chart.js", "grid.js", "grid.css"],
  routes: [
    { pattern: "^/grid$", scripts: [1], styles: [2] },
    { pattern: "^/.*$", scripts: [0], styles: [] },
  ],
};

const account = "0123456789abcdef";

/** `stored`: the account's preferences in the browser; `guest`: those chosen while signed out. */
type Given = {
  hash?: string;
  search?: string;
  stored?: string;
  guest?: string;
  cookie?: string;
  data?: unknown;
  hasWebFont?: boolean;
  hasOthers?: boolean;
  languages?: readonly string[];
  isSystemDark?: boolean;
};

function openPage({
  hash = "",
  search = "",
  stored,
  guest,
  cookie = `atrium.account=${account}`,
  data = null,
  hasWebFont,
  hasOthers = true,
  languages = table.languages,
  isSystemDark = false,
}: Given) {
  const storage: Record<string, string | undefined> = {
    [`atrium.${account}.preferences`]: stored,
    "atrium.guest.preferences": guest,
    "atrium.device.webFont": hasWebFont ? "true" : undefined,
  };
  const links: { rel: string; href: string }[] = [];
  const bars = { content: "" };
  const root = { dataset: {} as Record<string, string>, dir: "", lang: "" };
  const page = {
    document: {
      cookie,
      documentElement: root,
      createElement: () => ({}),
      querySelector: (selector: string) =>
        selector === "#session-data" ? { textContent: JSON.stringify(data) } : bars,
      head: { append: (link: { rel: string; href: string }) => links.push(link) },
    },
    location: { pathname: "/office/", search, hash },
    innerWidth: 1440,
    ...systemOf(isSystemDark),
    localStorage: {
      getItem: (key: string) => storage[key] ?? null,
      setItem: (key: string, value: string) => {
        storage[key] = value;
      },
    },
    history: { replaceState: vi.fn() },
    fetch: vi.fn((address: string) =>
      address === table.others && hasOthers
        ? Promise.resolve(Response.json(others))
        : Promise.reject(new TypeError("Failed to fetch")),
    ),
    __started: undefined as Record<string, Promise<Response>> | undefined,
    __account: undefined as string | undefined,
    __shown: undefined as Shown | undefined,
    __begin: undefined as (() => void) | undefined,
  };
  firstPaint(page as never, { ...table, languages });
  const beforePaint = { links: links.length, requests: page.fetch.mock.calls.length };
  page.__begin?.();
  return { root, bars, links, page, storage, beforePaint, started: Object.keys(page.__started ?? {}) };
}

const store = (layout: Partial<Layout>, language?: string) =>
  JSON.stringify({ layout: { ...defaultLayout, ...layout }, language, changedAt: "2026-01-01T00:00:00Z" });

/** The system's color mode, and the color of the header that the style sheets result in. */
const systemOf = (isDark: boolean) => ({
  matchMedia: (query: string) => ({
    matches: isDark && query === "(prefers-color-scheme: dark)",
    addEventListener() {},
  }),
  getComputedStyle: () => ({ getPropertyValue: (name: string) => (name === "--header-surface" ? "#123456" : "") }),
});

test.each([
  ...skins.map((skin) => ({ skin })),
  { rightToLeft: true },
  { container: true, fixedNavigation: false, fixedRibbon: false },
  { menuOnTop: true, colorblindFriendly: true, hiddenMenu: true, minified: true, fixedPageFooter: true },
])("the page's first script and the app show the same layout: %j", (layout) => {
  const { root } = openPage({ stored: store(layout) });
  const shown = { dataset: {} as Record<string, string>, dir: "", lang: "en" };
  vi.stubGlobal("document", { documentElement: shown, querySelector: () => null });
  vi.stubGlobal("getComputedStyle", systemOf(false).getComputedStyle);
  showLayout({ ...defaultLayout, ...layout });
  vi.unstubAllGlobals();
  expect(root).toEqual(shown);
});

test.each(
  modeChoices.flatMap((mode) =>
    skins.slice(0, 2).flatMap((skin) => [true, false].map((isSystemDark) => ({ mode, skin, isSystemDark }))),
  ),
)("the page's first script and the app show the same mode: %j", async ({ isSystemDark, ...layout }) => {
  const { root } = openPage({ stored: store(layout), isSystemDark });
  vi.stubGlobal("matchMedia", systemOf(isSystemDark).matchMedia);
  vi.resetModules();
  const { shownMode } = await import("#web/lib/layout/mode.ts");
  vi.unstubAllGlobals();
  expect(root.dataset["mode"]).toBe(shownMode(layout));
});

test.each([
  ["dark", "dark", false],
  ["light", "light", true],
  ["light", "system", false],
  ["dark", "system", true],
  // As in preferences from before there was a choice.
  ["dark", undefined, true],
  ["dark", "evil", true],
])("the first paint is %s where %s is chosen, and the system is dark: %s", (shown, mode, isSystemDark) => {
  const stored = JSON.stringify({ layout: { mode, skin: "smart-style-5" } });
  const { root, bars } = openPage({ stored, isSystemDark });
  expect(root.dataset).toMatchObject({ mode: shown, mantineColorScheme: shown });
  expect(bars.content).toBe("#123456");
});

test.each([undefined, "", "{", "null", "7", '"x"', '{"layout":7}', '{"layout":null}', '{"layout":{"skin":"evil"}}'])(
  "missing or invalid stored preferences fall back to the defaults: %j",
  (stored) => {
    const { root } = openPage(stored === undefined ? {} : { stored });
    expect([root.dataset["skin"], root.dir, root.lang]).toEqual([defaultLayout.skin, "ltr", "en"]);
  },
);

const signedIn = `a=b; atrium.account=${account}; c=d`;
const dark = store({ skin: "smart-style-1" }, "de");
const rightToLeft = store({ rightToLeft: true }, "ar");

test.each([
  ["new to this browser", {}, "2026-01-02T00:00:00Z", "smart-style-5"],
  ["older here", { stored: dark }, "2026-01-02T00:00:00Z", "smart-style-5"],
  ["newer here", { stored: dark }, "2025-12-31T00:00:00Z", "smart-style-1"],
  ["chosen while signed out, too", { guest: rightToLeft }, "2026-01-02T00:00:00Z", "smart-style-5"],
  ["not stored with the account", { stored: dark }, undefined, "smart-style-1"],
])("spec §4: the first paint follows the account to another device: preferences %s", (_, given, changedAt, skin) => {
  const sent = changedAt === undefined ? null : { layout: { ...defaultLayout, skin: "smart-style-5" }, changedAt };
  const data = { account, language: "en", answers: { "api/preferences.json": sent } };
  const { root, storage } = openPage({ hash: "#/home", data, ...given });
  expect(root.dataset["skin"]).toBe(skin);
  expect(storage[`atrium.${account}.preferences`]).toBe(skin === "smart-style-5" ? JSON.stringify(sent) : dark);
});

test("preferences of another account in the page's data are ignored", () => {
  const sent = { layout: { ...defaultLayout, skin: "smart-style-5" }, changedAt: "2026-01-02T00:00:00Z" };
  const data = { account: "fedcba9876543210", language: "en", answers: { "api/preferences.json": sent } };
  const { root, storage } = openPage({ hash: "#/home", data });
  expect(root.dataset["skin"]).toBe(defaultLayout.skin);
  expect(storage[`atrium.${account}.preferences`]).toBeUndefined();
});

test.each([
  ["the signed-in account", { hash: "#/home", cookie: signedIn, stored: dark, guest: rightToLeft }, "de"],
  ["the locked account", { hash: "#/lock", cookie: signedIn, stored: dark, guest: rightToLeft }, "de"],
  ["the guest, on the login screen", { hash: "#/login", cookie: signedIn, stored: dark, guest: rightToLeft }, "ar"],
  ["the guest, when redirected to the login screen", { cookie: "atrium.state=signed-out", guest: rightToLeft }, "ar"],
  ["the guest, for an account without preferences", { hash: "#/home", cookie: signedIn, guest: rightToLeft }, "ar"],
  ["no account, if only another has preferences", { cookie: "atrium.account=fedcba9876543210", stored: dark }, "en"],
  ["no account, without a cookie", { cookie: "", stored: dark }, "en"],
  ["no account, if the cookie is invalid", { cookie: "atrium.account=../guest", stored: dark }, "en"],
])("the page's first script shows the preferences of %s", (_, given, language) => {
  expect(openPage(given).root.lang).toBe(language);
});

test.each([
  ["chosen none", "{}"],
  ["chosen one that is not listed any more", store({}, "ja")],
])("the first paint is in the default language for those who have %s", (_, stored) => {
  expect(openPage({ cookie: signedIn, stored, languages: ["de", "en"] }).root.lang).toBe("de");
});

test("the first paint has the web font if the browser has loaded it before", () => {
  expect(openPage({}).root.dataset).not.toHaveProperty("webFont");
  expect(openPage({ hasWebFont: true }).root.dataset).toHaveProperty("webFont", "");
});

test("the first script passes the account that it has shown to the page's modules", () => {
  expect(openPage({ cookie: signedIn }).page.__account).toBe(account);
  expect(openPage({ cookie: "" }).page.__account).toBeUndefined();
});

test("the first screen's chunks and requests are started with their parameters filled in", () => {
  const { links, started } = openPage({ hash: "#/inbox/sent" });
  expect(links).toMatchObject([
    { rel: "modulepreload", href: "shell.js" },
    { rel: "preload", href: "shell.css", as: "style" },
    { rel: "modulepreload", href: "list.js" },
  ]);
  expect(started).toEqual(["api/menu.json", "api/messages.json?folder=sent&page=1"]);
});

test.each([
  ["", "home.js"],
  ["#/home", "home.js"],
  ["#/inbox", "list.js"],
  ["#/inbox/sent?page=2", "list.js"],
])("the hash %j loads %s", (hash, script) => {
  expect(openPage({ hash }).links[2]?.href).toBe(script);
});

test("an address with search parameters requests no list", () => {
  expect(openPage({ hash: "#/inbox/sent?page=2" }).started).toEqual(["api/menu.json"]);
});

const shellLinks = [{ href: "shell.js" }, { href: "shell.css" }];

test.each([
  [
    "#/grid",
    [
      { rel: "modulepreload", href: "grid.js" },
      { rel: "preload", href: "grid.css", as: "style" },
    ],
  ],
  ["#/nowhere", [{ rel: "modulepreload", href: "chart.js" }]],
])("the chunks of a route that the page does not list are in a file: %s", async (hash, own) => {
  const { links, beforePaint, started } = openPage({ hash });
  expect(started).toEqual(["api/menu.json"]);
  expect(beforePaint).toEqual({ links: 0, requests: 1 });
  await vi.waitFor(() => {
    expect(links).toMatchObject([...shellLinks, ...own]);
  });
});

test("a listed route does not request that file, and a page without it loads the shell", async () => {
  expect(openPage({ hash: "#/inbox/sent" }).page.fetch).not.toHaveBeenCalledWith("others.json");
  const { links, page } = openPage({ hash: "#/grid", hasOthers: false });
  await Promise.allSettled(page.fetch.mock.results.map(({ value }) => value as Promise<Response>));
  expect(links).toMatchObject(shellLinks);
});

const data = {
  account,
  answers: {
    "api/menu.json": { items: [{ title: "Inbox", sref: "/inbox/inbox" }] },
    "api/user.json": { username: "robin" },
    "api/activities/activity.json": [{ unread: 3 }, { unread: 4 }],
  },
  language: "de",
  words: { Inbox: "Posteingang" },
};

test("responses inlined in the page replace requests and fill the shell", async () => {
  const { page, started } = openPage({ hash: "#/nowhere", data });
  expect(started).toEqual(Object.keys(data.answers));
  expect(page.fetch.mock.calls).toEqual([["others.json"]]);
  expect(await (await page.__started?.["api/user.json"])?.json()).toEqual({ username: "robin" });
  expect(page.__shown).toMatchObject({ unread: 7, menu: [{ title: "Inbox" }] });
});

test.each([
  ["of another account", { ...data, account: "fedcba9876543210" }, "#/home"],
  ["on the login screen", data, "#/login"],
])("inlined data %s is not used", (_, other, hash) => {
  const { page, started } = openPage({ hash, data: other });
  expect(started).not.toContain("api/user.json");
  expect(page.__shown).toMatchObject({ unread: 0, words: undefined });
});

test.each([
  ["de", { Inbox: "Posteingang" }],
  ["fr", undefined],
])("inlined translations are used only in their own language: %s", (language, words) => {
  expect(openPage({ hash: "#/home", stored: store({}, language), data }).page.__shown?.words).toEqual(words);
});

test.each([
  ["/home", undefined],
  ["/nowhere", undefined],
])("the menu entry for %s, if it has another address: %s", (path, entry) => {
  const found = entryOf(path);
  expect(found === path ? undefined : found).toBe(entry);
});

test("the first requests have fixed addresses, with placeholders for route parameters", () => {
  expect(firstRequests["/timeline"]).toContain("api/timeline.json");
  for (const [path, requests] of Object.entries(firstRequests))
    for (const request of requests)
      expect([path, request]).toEqual([path, expect.stringMatching(/^api\/[\w./?=&%-]+$/)]);
});

test("rules for unused classes and for interactive states are dropped", () => {
  const css = ".a,.b{x:y}.a:hover{x:y}.a .b{x:y}@media print{.b{x:y}.a{x:y}}@keyframes p{50%{x:y}}p{x:y}";
  expect(dropUnused(css, '<p class="a c">')).toBe(".a{x:y}@media print{.a{x:y}}@keyframes p{50%{x:y}}p{x:y}");
});

test("a list of selectors is divided outside of parentheses, also where they are nested", () => {
  const list = ":where(p,[dir]:not([contenteditable] *),b)";
  expect(dropUnused(`${list},.b:is(p,i){x:y}p{x:y}`, '<p class="a">')).toBe(`${list}{x:y}p{x:y}`);
});

test("the dictionary of a stored language is requested too, unless the language is invalid", () => {
  expect(openPage({ hash: "#/nowhere", stored: store({}, "de") }).started).toContain("api/langs/de.json");
  expect(openPage({ hash: "#/nowhere", stored: store({}, "../../x") }).started).toEqual(["api/menu.json"]);
});

test("a search string before the hash is removed, because the router would read it as the route's", () => {
  const { page } = openPage({ hash: "#/home", search: "?a=b" });
  expect(page.history.replaceState).toHaveBeenCalledWith(null, "", "/office/#/home");
});

test("nothing is loaded before the shell is painted, and everything is loaded once", () => {
  const number = vi.spyOn(Intl, "NumberFormat");
  const date = vi.spyOn(Intl, "DateTimeFormat");
  const { page, links, beforePaint } = openPage({ hash: "#/home" });
  expect(beforePaint).toEqual({ links: 0, requests: 0 });
  expect(links.length).toBeGreaterThan(0);
  const loaded = [links.length, page.fetch.mock.calls.length];
  page.__begin?.();
  expect([links.length, page.fetch.mock.calls.length]).toEqual(loaded);
  // Formatting the first number and the first date is slow in a browser.
  expect([number, date].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  vi.restoreAllMocks();
});

test.each([
  ["#/inbox/sent?page=2", "a=b; atrium.state=signed-out", "#/login?to=%2Finbox%2Fsent%3Fpage%3D2"],
  ["", "atrium.state=signed-out", "#/login"],
  ["#/home", "atrium.state=locked", "#/lock"],
])("opening %j with the cookie %s redirects to %s without a rejected request", (hash, cookie, address) => {
  const { page, started, root } = openPage({ hash, cookie });
  expect(page.history.replaceState).toHaveBeenCalledWith(null, "", `/office/${address}`);
  expect(root.dataset["frame"]).toBe("none");
  expect(started).toEqual(address.startsWith("#/login") ? ["api/auth/options.json"] : []);
});

test.each([
  ["#/login?to=/home", "atrium.state=signed-out"],
  ["#/lock", "atrium.state=locked"],
  ["#/login", "atrium.state=locked"],
  ["#/home", "atrium.state=signed-in"],
  ["#/home", "xatrium.state=signed-out"],
])("opening %j with the cookie %s does not redirect", (hash, cookie) => {
  expect(openPage({ hash, cookie }).page.history.replaceState).not.toHaveBeenCalled();
});

test.each([
  ["web/routes/index.tsx", "index", "/"],
  ["web/routes/_shell/home.tsx", "_shell/home", "/home"],
  ["/x/web/routes/_shell/$.tsx?tsr-split=component---loader", "_shell/$", "/$"],
  ["features/inbox/web/routes/inbox/$folder.index.tsx", "_shell/inbox/$folder.index", "/inbox/$folder"],
  ["/x/demos/tables/web/routes/tables/normal.tsx", "_shell/tables/normal", "/tables/normal"],
])("the route file %s is %s, at %s", (file, route, path) => {
  expect(routeOf(file)).toBe(route);
  expect(pathOf(route)).toBe(path);
});

test("a route has the layout routes of its folders", () => {
  expect(framesOf("_shell/inbox/$folder.index")).toEqual(["_shell"]);
  expect(framesOf("login")).toEqual([]);
});

test("a parameter matches one segment, and a lone $ matches the rest", () => {
  const { pattern, names } = patternOf("/inbox/$folder/detail/$message");
  expect(new RegExp(pattern).exec("/inbox/sent/detail/7")?.slice(1)).toEqual(["sent", "7"]);
  expect(names).toEqual(["folder", "message"]);
  expect(new RegExp(pattern).test("/inbox/sent/detail/7/8")).toBe(false);
  expect(new RegExp(patternOf("/$").pattern).test("/a/b/c")).toBe(true);
});

const home = firstParts["/home"];

test.runIf(home)(
  "a route lists its chunk, its first part and their imports without the shell's files, and literal paths come first",
  () => {
    const component = (file: string) => `/x/web/routes/${file}?tsr-split=component---loader`;
    const chunk = (facadeModuleId: string | null, imports: string[] = [], css: string[] = []) => ({
      facadeModuleId,
      imports,
      css,
    });
    const { page, others: rest } = buildRouteTable(
      new Map([
        ["any.js", chunk(component("_shell/$.tsx"))],
        ["blank.js", chunk(component("_shell/blank.tsx"), ["query.js"])],
        ["shell.js", chunk(component("_shell.tsx"), ["vendor.js"], ["shell.css"])],
        ["home.js", chunk(component("_shell/home.tsx"), ["query.js"], ["home.css"])],
        ["query.js", chunk(null, ["vendor.js"])],
        ["card.js", chunk(`/x/${home}`, ["list.js", "vendor.js"], ["card.css"])],
        ["list.js", chunk(null)],
        ["vendor.js", chunk(null)],
      ]),
    );
    expect(page.routes.map(({ pattern }) => pattern)).toEqual(["^/home$"]);
    const named = (places: readonly number[] = []) => places.map((place) => page.files[place]);
    expect([named(page.shell.scripts), named(page.shell.styles)]).toEqual([["shell.js", "vendor.js"], ["shell.css"]]);
    expect(named(page.routes[0]?.scripts)).toEqual(["home.js", "query.js", "card.js", "list.js"]);
    expect(named(page.routes[0]?.styles)).toEqual(["home.css", "card.css"]);
    expect(page.files).toHaveLength(new Set(page.files).size);
    // The routes without requests are outside the page.
    expect(rest).toEqual({
      files: ["blank.js", "query.js", "any.js"],
      routes: [
        { pattern: "^/blank$", scripts: [0, 1], styles: [] },
        { pattern: "^/.*$", scripts: [2], styles: [] },
      ],
    });
  },
);

test("the first requests belong to existing screens", () => {
  const paths = screens.map(({ path }) => path);
  expect(Object.keys(firstRequests).filter((path) => !paths.includes(path))).toEqual([]);
});

test("a script's hash covers exactly the text between its tags", () => {
  const hash = createHash("sha256").update("alert(1)").digest("base64");
  expect(hashScripts("<script>alert(1)</script><script src=x></script>")).toEqual([`sha256-${hash}`]);
});

test("minifying a style sheet removes comments and white space without changing its meaning", () => {
  expect(minifyCss("/* a */\n.a  .b > .c {\n  color: red;\n  margin: 0 1px;\n}\n")).toBe(
    ".a .b>.c{color:red;margin:0 1px}",
  );
});

test("style sheets come after the shell, so that they do not block its painting", () => {
  expect(loadSheetsLast('<head><link rel="stylesheet" href="a.css"></head><body><p>x</p></body>')).toBe(
    '<head></head><body><p>x</p><link rel="stylesheet" href="a.css"></body>',
  );
});
