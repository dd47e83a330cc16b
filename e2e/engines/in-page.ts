import { queryAllByLabelText, queryAllByRole } from "@testing-library/dom";

// The part of the tests that runs in the page of each engine, which `engine.ts` bundles: finds elements by role and name,
// and collects the errors of the page.

/**
 * The elements of a role whose name is `name`, or begins with `start`, or the fields of a label, since that of a password
 * has no role; inside of another element if there is one.
 */
export type Place = (
  | { readonly role: string; readonly name?: string; readonly start?: string }
  | { readonly label: string }
) & { readonly within?: Place };

/** The text, focus and attributes of an element. */
export type Shown = {
  readonly text: string;
  readonly hasFocus: boolean;
  readonly attributes: Readonly<Record<string, string>>;
};

// The list of what was loaded has room for 250 entries, and a run opens all screens in one page.
performance.setResourceTimingBufferSize(100_000);

const errors: string[] = [];

const describe = (value: unknown) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value));

const logError = console.error.bind(console);
console.error = (...values: unknown[]) => {
  errors.push(values.map(describe).join(" "));
  logError(...values);
};
addEventListener(
  "error",
  (event: ErrorEvent | Event) => {
    if (event instanceof ErrorEvent) {
      // Only says that the layout took another frame.
      if (!event.message.startsWith("ResizeObserver loop")) errors.push(`uncaught: ${event.message}`);
    } else if (event.target instanceof HTMLElement) {
      errors.push(`not loaded: ${event.target.outerHTML}`);
    }
  },
  true,
);
addEventListener("unhandledrejection", ({ reason }) => void errors.push(`unhandled: ${describe(reason)}`));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  errors.push(`policy: ${violatedDirective} ${blockedURI}`),
);

function findAll(place: Place): HTMLElement[] {
  const container = place.within ? findAll(place.within)[0] : document.body;
  if (!container) return [];
  if ("label" in place) return queryAllByLabelText(container, place.label);
  const { role, name, start } = place;
  const matches = name ?? (start === undefined ? undefined : (text: string) => text.startsWith(start));
  return queryAllByRole(container, role, matches === undefined ? {} : { name: matches });
}

function read(place: Place): Shown | undefined {
  const [element] = findAll(place);
  if (!element) return undefined;
  return {
    text: element.innerText,
    hasFocus: element === document.activeElement,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  };
}

/** The middle of an element in the viewport, where the mouse would meet it; undefined if something covers it. */
function findPoint(place: Place): { x: number; y: number } | undefined {
  const [element] = findAll(place);
  // A control that a style sheet draws may be hidden behind its label.
  const labels = element instanceof HTMLInputElement ? element.labels : undefined;
  const target = [element, ...(labels ?? [])].find((part) => (part?.getBoundingClientRect().width ?? 0) > 2);
  if (!target) return undefined;
  const before = target.getBoundingClientRect();
  const isOutside = before.top < 0 || before.bottom > innerHeight || before.left < 0 || before.right > innerWidth;
  // A part of the page that scrolls, such as the menu, can also hide it inside the viewport.
  if (isOutside || !middleOf(target))
    target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return middleOf(target);
}

/** The middle of an element in the viewport; undefined if something covers it. */
function middleOf(target: Element): { x: number; y: number } | undefined {
  const { x, y, width, height } = target.getBoundingClientRect();
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (target.contains(hit) || hit.contains(target)) ? point : undefined;
}

/** Gives an element the focus, and selects its text, so that typing replaces it. */
function select(place: Place): boolean {
  const [element] = findAll(place);
  element?.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  return element !== undefined && element === document.activeElement;
}

const readDocument = () => ({
  address: location.hash,
  heading: document.querySelector("h1")?.innerText ?? "",
  title: document.title,
  text: document.body.innerText,
  skin: document.documentElement.dataset["skin"],
  direction: document.documentElement.dir,
  isDragging: document.documentElement.dataset["dragging"] !== undefined,
  /** Changes while the page still loads something. */
  progress: `${performance.getEntriesByType("resource").length} ${document.querySelectorAll("[aria-busy=true]").length}`,
});

/** Goes to another screen, without loading the page anew. */
const goTo = (hash: string) => void (location.hash = hash);
const goBack = () => history.back();

/** Puts an entry into the storage of the browser. */
const store = (key: string, text: string) => localStorage.setItem(key, text);

/** Causes an error of each kind, to show that they are noticed. */
function plantErrors() {
  console.error("planted");
  setTimeout(() => {
    throw new Error("planted");
  });
  void Promise.reject(new Error("planted"));
  document.body.append(Object.assign(new Image(), { src: "planted.png", hidden: true }));
}

/** @returns the errors since the last time */
const takeErrors = () => errors.splice(0);

export const inPage = {
  read,
  count: (place: Place) => findAll(place).length,
  findPoint,
  select,
  readDocument,
  goTo,
  goBack,
  store,
  plantErrors,
  takeErrors,
};
export type InPage = typeof inPage;

Object.assign(globalThis, { atriumEngines: inPage });
