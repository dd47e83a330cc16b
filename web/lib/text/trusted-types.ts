/**
 * The policies of Trusted Types. The Content-Security-Policy lets only these, and those of two libraries, turn text into HTML
 * or into the address of a script (`server/site/security-headers.ts`). Browsers without Trusted Types take strings.
 */

/** Elements and attributes that can neither run a script nor lead away: what a chart writes into its tooltip. */
const harmlessTags = /<\/?(?:div|span|br)(?: (?:class|style)="[^"<>]*")*\s*\/?>/g;

/** Whether HTML is text, apart from such elements. The texts of style sheets are, and the empty text. */
export const isHarmless = (html: string) => !html.replaceAll(harmlessTags, "").includes("<");

/** Whether an address is that of a script of the build, which are in one folder beside the page. */
export function isOwnScript(address: string, page: string) {
  if (!URL.canParse(address, page)) return false;
  const { origin, pathname } = new URL(address, page);
  const folder = new URL("assets/", page);
  return origin === folder.origin && pathname.startsWith(folder.pathname) && pathname.endsWith(".js");
}

/** What the browser takes for a refusal, which it reports. The types have only strings. */
const refused = null as unknown as string;

// oxlint-disable-next-line compat/compat -- guarded: it may be missing
const factory = typeof window === "undefined" ? undefined : window.trustedTypes;

// For what libraries assign as strings: ECharts, MapLibre, Mantine and Tiptap do.
factory?.createPolicy("default", {
  createHTML(html, _type?: string, sink?: string) {
    // The editor's library asks this policy itself, and uses one of its own only if that throws.
    if (sink === undefined) throw new TypeError("This policy is for what is assigned as a string");
    return isHarmless(html) ? html : refused;
  },
  createScriptURL: (address) => (isOwnScript(address, document.baseURI) ? address : refused),
});

// Lets everything through, and therefore stays in this file: nothing that the functions below make of it can run.
const atrium = factory?.createPolicy("atrium", { createHTML: (html) => html });

/** As a string for TypeScript, whose types of the DOM do not know Trusted Types. */
const trust = (html: string) => (atrium?.createHTML(html) ?? html) as string;

/**
 * Parses HTML into a document of its own, in which nothing is loaded or run. Clean what is taken over into the page.
 */
// oxlint-disable-next-line no-restricted-globals -- the only use, with text that the policy has let through
export const parseHtml = (html: string) => new DOMParser().parseFromString(trust(html), "text/html");

/** Shows a page in a frame that runs no scripts. @throws {Error} if the frame may run some */
export function showInSandbox(frame: HTMLIFrameElement, html: string) {
  const sandbox = frame.getAttribute("sandbox");
  if (sandbox === null || /allow-scripts/i.test(sandbox))
    throw new Error("Only a sandbox without scripts can show a page");
  frame.srcdoc = trust(html);
}
