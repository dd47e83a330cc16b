import type { Layout } from "#contract/layout.ts";
import type { MenuItem } from "#contract/screens/menu.ts";
import type { SessionData } from "#contract/account/session-data.ts";

import type { Shown } from "./fill-frame.ts";

/** Chunks and style sheets, by their places in a table's files. */
type Files = { readonly scripts: readonly number[]; readonly styles: readonly number[] };

/** The files and requests of a route's first load. */
export type RouteEntry = Files & {
  /** The path as a regular expression, and the names of its groups in their order. */
  readonly pattern: string;
  readonly names: readonly string[];
  /** Addresses of requests, with `$name` for a parameter, encoded as in an address. */
  readonly requests: readonly string[];
  /** The entry of the menu, if it links to another address. */
  readonly entry?: string | undefined;
};

/** The files of routes that the page itself does not list. */
export type OtherRoutes = {
  readonly files: readonly string[];
  readonly routes: readonly (Files & { readonly pattern: string })[];
};

export type FirstPaintTable = {
  readonly defaultLayout: Layout;
  readonly skins: readonly string[];
  /** Those that are dark in every mode. */
  readonly darkSkins: readonly string[];
  /** The layout's switches, and their names in `data-layout`. */
  readonly layoutNames: readonly (readonly [keyof Layout, string])[];
  /** The language of the page's texts. */
  readonly sourceLanguage: string;
  /** The first one is the default. */
  readonly languages: readonly string[];
  readonly apiRoot: string;
  /** A screen narrower than this, in pixels, is a mobile one. */
  readonly mobileBelow: number;
  /** Addresses of the answers that the frame shows. */
  readonly shown: Readonly<Record<"menu" | "activities" | "preferences", string>>;
  /** Started whichever screen is the first, unless it is one of `entries`. */
  readonly requests: readonly string[];
  /** Paths of screens without the shell: of signing in. */
  readonly entries: readonly string[];
  /** Paths of screens whose title is not known before their data. */
  readonly titledByData: readonly string[];
  /** The files of the shell and of these routes, relative to the page. Most are shared, so routes refer to them by index. */
  readonly files: readonly string[];
  /** Needed by every screen in the shell. */
  readonly shell: Files;
  readonly routes: readonly RouteEntry[];
  /** The address of `OtherRoutes`, in a build. */
  readonly others?: string | undefined;
  /** Paths that lead on at once. */
  readonly redirects: Readonly<Record<string, string>>;
};

type Page = {
  document: Document;
  location: Location;
  localStorage: Storage;
  history: History;
  innerWidth: number;
  fetch: (address: string) => Promise<Response>;
  matchMedia: (query: string) => { readonly matches: boolean };
  getComputedStyle: (element: Element) => CSSStyleDeclaration;
  __started?: Record<string, Promise<Response>>;
  __account?: string | undefined;
  /** Starts to load what the first screen needs, once. */
  __begin?: () => void;
  /** For the script behind the frame. */
  __shown?: Shown;
};

/** Preferences from the browser's storage, which may be invalid. */
type Kept = { layout?: Partial<Layout>; language?: unknown; changedAt?: string };

/**
 * The page's first script: shows the person's skin, mode, direction and layout before anything is painted, and starts what
 * the first screen will need. It is written into the HTML as it stands, so it uses nothing from outside itself; that
 * it agrees with `showLayout` is tested.
 */
export function firstPaint(page: Page, table: FirstPaintTable): void {
  const root = page.document.documentElement;
  const { pathname, search, hash } = page.location;
  const [wantedPath = "", query] = hash.replace(/^#/, "").split("?");
  let path = table.redirects[wantedPath] ?? wantedPath;
  // The server has set the state of the session: people without access start on the login or lock screen.
  const state = /(?:^|; )atrium\.state=([\w-]+)/.exec(page.document.cookie)?.[1];
  const entry = state === "signed-out" ? "/login" : state === "locked" ? "/lock" : undefined;
  const isLedBack = entry !== undefined && !table.entries.includes(path);
  const wanted = query === undefined ? path : `${path}?${query}`;
  if (isLedBack) path = entry;
  const isEntry = table.entries.includes(path);

  // Preferences belong to one account; see `web/lib/session/preferences.ts`.
  const account = /(?:^|; )atrium\.account=([\da-f]{16})/.exec(page.document.cookie)?.[1];
  page.__account = account;
  // The data that the server has put into the page, if it belongs to this account.
  const text = page.document.querySelector("#session-data")?.textContent;
  const given = text ? (JSON.parse(text) as SessionData | null) : null;
  const data = given?.account === account && !isEntry ? given : null;
  const answerTo = (name: keyof FirstPaintTable["shown"]) => data?.answers[table.shown[name]];

  const isGuest = account === undefined || (isEntry && path !== "/lock");
  const keyOf = (owner: string) => `atrium.${owner}.preferences`;
  const read = (owner: string) => JSON.parse(page.localStorage.getItem(keyOf(owner)) ?? "null") as Kept | null;
  let kept: Kept | null = null;
  try {
    if (page.localStorage.getItem("atrium.device.webFont")) root.dataset["webFont"] = "";
    const own = isGuest ? null : read(account);
    kept = own ?? read("guest");
    // The account's preferences are newer if they were changed on another device.
    const stored = answerTo("preferences") as Kept | null | undefined;
    if (account !== undefined && stored && (stored.changedAt ?? "") > (own?.changedAt ?? "")) {
      kept = stored;
      page.localStorage.setItem(keyOf(account), JSON.stringify(stored));
    }
  } catch {
    // Unreadable preferences are ignored.
  }
  const layout = { ...table.defaultLayout, ...(typeof kept?.layout === "object" ? kept.layout : {}) };
  if (!table.skins.includes(layout.skin)) layout.skin = table.defaultLayout.skin;
  root.dataset["skin"] = layout.skin;
  root.dataset["layout"] = table.layoutNames
    .filter(([key]) => layout[key] === true)
    .map(([, name]) => name)
    .join(" ");
  const isSystemDark = layout.mode !== "light" && page.matchMedia("(prefers-color-scheme: dark)").matches;
  const isDark = layout.mode === "dark" || isSystemDark || table.darkSkins.includes(layout.skin);
  root.dataset["mode"] = root.dataset["mantineColorScheme"] = isDark ? "dark" : "light";
  const bars = page.document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  if (bars) bars.content = page.getComputedStyle(root).getPropertyValue("--header-surface");
  root.dir = layout.rightToLeft ? "rtl" : "ltr";
  const language = table.languages.find((key) => key === kept?.language) ?? table.languages[0] ?? table.sourceLanguage;
  root.lang = language;

  // A search before the hash would be read as the route's own: `?a=b#/inbox?page=2` parses wrongly.
  if (search) page.history.replaceState(null, "", pathname + hash);

  if (isLedBack) {
    const back = wanted === "/home" ? "" : `?to=${encodeURIComponent(wanted)}`;
    page.history.replaceState(null, "", `${pathname}#${entry}${back}`);
  }
  if (isEntry) root.dataset["frame"] = "none";
  const started: Record<string, Promise<Response>> = {};
  for (const [address, answer] of Object.entries(data?.answers ?? {})) {
    started[address] = Promise.resolve(new Response(JSON.stringify(answer)));
  }
  const files: Files[] = isEntry ? [] : [table.shell];
  const requests = isEntry ? [] : [...table.requests];
  if (language !== table.sourceLanguage) requests.push(`${table.apiRoot}/langs/${language}.json`);

  const show = (entry = path) => {
    page.__shown = {
      path,
      entry,
      hasEntryTitle: entry === path && !table.titledByData.includes(path),
      layout,
      language,
      words: data?.language === language ? data.words : undefined,
      menu: (answerTo("menu") as { items: MenuItem[] } | undefined)?.items ?? [],
      unread: ((answerTo("activities") as { unread: number }[] | undefined) ?? []).reduce(
        (sum, kind) => sum + kind.unread,
        0,
      ),
      isMobile: page.innerWidth < table.mobileBelow,
    };
  };
  show();
  const find = <Route extends { readonly pattern: string }>(routes: readonly Route[]) =>
    routes.find(({ pattern }) => new RegExp(pattern).test(path));
  const route = find(table.routes);
  if (route) {
    show(route.entry);
    files.push(route);
    if (query === undefined || isEntry) {
      const match = new RegExp(route.pattern).exec(path);
      const fill = (_: string, name: string) => match?.[route.names.indexOf(name) + 1] ?? "";
      for (const request of route.requests) requests.push(request.replaceAll(/%24(\w+)/g, fill));
    }
  }
  // The only request before the first paint: what it lists should be known by then.
  const others =
    route || table.others === undefined
      ? undefined
      : page.fetch(table.others).then((response) => response.json() as Promise<OtherRoutes>);
  // If it fails, the screen's modules are loaded when they are imported.
  others?.catch(() => {});
  page.__started = started;
  let hasBegun = false;
  page.__begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    const preload = (names: readonly string[], places: readonly number[], rel: string, as?: string) => {
      for (const place of places) {
        const element = page.document.createElement("link");
        element.rel = rel;
        element.href = names[place] ?? "";
        if (as) element.as = as;
        // The bundler requests them in CORS mode; otherwise they would be loaded twice.
        element.crossOrigin = "";
        page.document.head.append(element);
      }
    };
    const preloadAll = (names: readonly string[], { scripts, styles }: Files) => {
      preload(names, scripts, "modulepreload");
      preload(names, styles, "preload", "style");
    };
    for (const each of files) preloadAll(table.files, each);
    const preloadOther = async () => {
      const known = await others;
      const other = known && find(known.routes);
      if (other) preloadAll(known.files, other);
    };
    preloadOther().catch(() => {});
    for (const address of requests) {
      if (started[address]) continue;
      const request = page.fetch(address);
      // The caller that takes the request handles a failure; until then it must not be reported.
      request.catch(() => {});
      started[address] = request;
    }
    // The first number and the first date that a browser formats take much longer than later ones. Format them while
    // the page waits for the network.
    new Intl.NumberFormat().format(0);
    new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(0);
  };
  // A screen without the frame has nothing to paint before its scripts.
  if (isEntry) page.__begin();
}
