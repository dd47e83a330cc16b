import type { Layout } from "#contract/layout.ts";

/** What a route needs first. */
export type RouteEntry = {
  /** The path as a regular expression, and the names of its groups in their order. */
  readonly pattern: string;
  readonly names: readonly string[];
  /** Chunks and style sheets, by their places in the table's files. */
  readonly scripts: readonly number[];
  readonly styles: readonly number[];
  /** Addresses of requests, with `$name` for a parameter. */
  readonly requests: readonly string[];
};

export type FirstPaintTable = {
  readonly defaultLayout: Layout;
  readonly skins: readonly string[];
  /** The dark one. */
  readonly darkSkin: string;
  /** The layout's switches, and their names in `data-layout`. */
  readonly layoutNames: readonly (readonly [keyof Layout, string])[];
  readonly sourceLanguage: string;
  readonly apiRoot: string;
  /** Started whichever screen is the first, unless it is one of `entries`. */
  readonly requests: readonly string[];
  /** Paths of screens without the shell: of signing in. */
  readonly entries: readonly string[];
  /** What the routes need, relative to the page: most of it is needed by many, and named once. */
  readonly files: readonly string[];
  readonly routes: readonly RouteEntry[];
  /** Paths that lead on at once. */
  readonly redirects: Readonly<Record<string, string>>;
};

type Page = {
  document: Document;
  location: Location;
  localStorage: Storage;
  history: History;
  fetch: (address: string) => Promise<Response>;
  requestAnimationFrame: (callback: () => void) => void;
  setTimeout: (callback: () => void) => void;
  __started?: Record<string, Promise<Response>>;
  __account?: string | undefined;
};

/** What the browser has kept, as far as it can be believed. */
type Kept = { layout?: Partial<Layout>; language?: unknown };

/**
 * The page's first script: shows the person's skin, direction and layout before anything is painted, and starts what
 * the first screen will need. It is written into the HTML as it stands, so it uses nothing from outside itself; that
 * it agrees with `showLayout` is tested.
 */
export function firstPaint(page: Page, table: FirstPaintTable): void {
  const root = page.document.documentElement;
  const { pathname, search, hash } = page.location;
  const [given = "", query] = hash.replace(/^#/, "").split("?");
  let path = table.redirects[given] ?? given;
  // The server has told how it stands with the session: who would be refused anyway begins where they can do something.
  const state = /(?:^|; )atrium\.state=([\w-]+)/.exec(page.document.cookie)?.[1];
  const way = state === "signed-out" ? "/login" : state === "locked" ? "/lock" : undefined;
  const isLedBack = way !== undefined && !table.entries.includes(path);
  const wanted = query === undefined ? path : `${path}?${query}`;
  if (isLedBack) path = way;
  const isEntry = table.entries.includes(path);

  // Preferences belong to one account; see `web/lib/preferences.ts`.
  const account = /(?:^|; )atrium\.account=([\da-f]{16})/.exec(page.document.cookie)?.[1];
  page.__account = account;
  const isGuest = account === undefined || (isEntry && path !== "/lock");
  const read = (owner: string) =>
    JSON.parse(page.localStorage.getItem(`atrium.${owner}.preferences`) ?? "null") as Kept | null;
  let kept: Kept | null = null;
  try {
    kept = (isGuest ? null : read(account)) ?? read("guest");
  } catch {
    // What cannot be read counts as nothing.
  }
  const layout = { ...table.defaultLayout, ...(typeof kept?.layout === "object" ? kept.layout : {}) };
  if (!table.skins.includes(layout.skin)) layout.skin = table.defaultLayout.skin;
  root.dataset["skin"] = layout.skin;
  root.dataset["layout"] = table.layoutNames
    .filter(([key]) => layout[key] === true)
    .map(([, name]) => name)
    .join(" ");
  root.dataset["mantineColorScheme"] = layout.skin === table.darkSkin ? "dark" : "light";
  root.dir = layout.rightToLeft ? "rtl" : "ltr";
  const language =
    typeof kept?.language === "string" && /^[a-zA-Z-]{2,10}$/.test(kept.language)
      ? kept.language
      : table.sourceLanguage;
  root.lang = language;

  // A search before the hash would be read as the route's own: `?a=b#/inbox?page=2` parses wrongly.
  if (search) page.history.replaceState(null, "", pathname + hash);

  if (isLedBack) {
    const back = wanted === "/home" ? "" : `?to=${encodeURIComponent(wanted)}`;
    page.history.replaceState(null, "", `${pathname}#${way}${back}`);
  }
  if (isEntry) root.dataset["frame"] = "none";
  const started: Record<string, Promise<Response>> = {};
  const start = (address: string) => {
    const request = page.fetch(address);
    // Whoever takes it up hears of a failure; until then nobody is to be told.
    request.catch(() => {});
    started[address] = request;
  };
  if (!isEntry) for (const address of table.requests) start(address);
  if (language !== table.sourceLanguage) start(`${table.apiRoot}/langs/${language}.json`);

  for (const route of table.routes) {
    const match = new RegExp(route.pattern).exec(path);
    if (!match) continue;
    const link = (rel: string, file: number, as?: string) => {
      const href = table.files[file];
      if (href === undefined) return;
      const element = page.document.createElement("link");
      element.rel = rel;
      element.href = href;
      if (as) element.as = as;
      // As the bundler asks for them later; otherwise they would be loaded twice.
      element.crossOrigin = "";
      page.document.head.append(element);
    };
    for (const script of route.scripts) link("modulepreload", script);
    for (const style of route.styles) link("preload", style, "style");
    if (query === undefined || isEntry) {
      const fill = (_: string, name: string) => match[route.names.indexOf(name) + 1] ?? "";
      for (const request of route.requests) start(`${table.apiRoot}/${request.replaceAll(/\$(\w+)/g, fill)}`);
    }
    break;
  }
  page.__started = started;

  // The first number and the first date that a browser writes cost it many times what all later ones do together. They
  // are written once the frame is painted, while nothing is done but wait for the network.
  page.requestAnimationFrame(() => {
    page.setTimeout(() => {
      new Intl.NumberFormat().format(0);
      new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(0);
    });
  });
}
