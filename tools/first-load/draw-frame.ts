import { execFile } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { createServer } from "vite";
import { builtinEnvironments } from "vitest/runtime";

import { menuGroups, screens } from "../../contract/screens/screens.ts";
import { office } from "../../office.config.ts";
import { buildMenu } from "../../server/menu/build-menu.ts";
import type { drawShell } from "../../web/app/draw-shell.tsx";
import { officeFiles } from "../build/office-files.ts";
import { scopeName } from "../build/scoped-names.ts";
import { cleanFrame, joinWidths } from "./join-widths.ts";

/** The shell as HTML, and the sheets that have its classes, by their paths below `web/`. */
export type Frame = { readonly html: string; readonly sheets: readonly string[] };

const web = fileURLToPath(new URL("../../web/", import.meta.url));

/**
 * Draws the shell as it is before any script has loaded: the components themselves, with what is known when the app is built.
 * The page's scripts fill in the rest (`fill-frame.ts`). In a process of its own, which has the globals of a browser.
 */
export async function drawFrame(): Promise<Frame> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  return JSON.parse(stdout) as Frame;
}

/** Widths at which the shell draws different things; see `web/lib/media.ts`. */
const phone = Math.min(639, office.mobileBelow - 1);
const widths = [10_000, Math.max(phone, office.mobileBelow - 1), phone] as const;

async function draw(): Promise<Frame> {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: "http://localhost/" } });
  let shown: number = widths[0];
  stubBrowser(() => shown);
  const server = await createServer({
    configFile: false,
    root: web,
    appType: "custom",
    logLevel: "error",
    plugins: [officeFiles()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    css: { modules: { generateScopedName: scopeName } },
    // The router behaves differently on servers.
    ssr: { noExternal: [/@tanstack/], resolve: { conditions: ["browser", "module", "import", "default"] } },
  });
  const module = (await server.ssrLoadModule("/app/draw-shell.tsx")) as { drawShell: typeof drawShell };
  const badges = new Map(screens.map((screen) => [screen.path, { text: "1", label: "" }]));
  const menu = buildMenu(screens, menuGroups, badges);
  const grouped = menu.find(({ items }) => items)?.items?.[0]?.sref;
  if (grouped === undefined) throw new Error("The menu has no group");
  const frames: Element[] = [];
  for (const width of widths) {
    shown = width;
    const frame = await module.drawShell(menu, grouped);
    frames.push(cleanFrame(frame.cloneNode(true) as Element));
  }
  const html = joinWidths(frames).outerHTML;
  const sheets = [...server.moduleGraph.idToModuleMap.keys()]
    .filter((id) => id.endsWith(".module.css") && html.includes(scopeName("", id)))
    .map((id) => path.relative(web, id).split(path.sep).join("/"));
  return { html, sheets };
}

/** Adds the browser APIs that the shell calls and jsdom lacks. Requests are never answered, and observers report nothing. */
function stubBrowser(width: () => number) {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({
      get matches() {
        const limit = /width < (\d+)px/.exec(query)?.[1];
        return limit !== undefined && width() < Number(limit);
      },
      addEventListener() {},
      removeEventListener() {},
    }),
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    fetch: () => new Promise(() => {}),
    scrollTo() {},
  });
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {}, getAnimations: () => [] });
}

if (import.meta.main) {
  const frame = JSON.stringify(await draw());
  // Timers and requests of the shell would keep the process.
  process.stdout.write(frame, () => process.exit());
}
