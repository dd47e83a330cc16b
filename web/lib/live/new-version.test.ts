import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type * as versions from "#web/lib/live/new-version.ts";
import type * as inputs from "#web/lib/unsaved-input.ts";

const draft = "atrium.0123456789abcdef.draft";

/** A page of the build `old.js`, in whose browser `local` is stored. */
let local: Record<string, string>;
let tab: Map<string, string>;
let page: typeof versions & typeof inputs;
const reload = vi.fn<() => void>();

class Field extends EventTarget {
  value = "";
  isConnected = true;
  closest = () => this;
}

const type = (field: Field, value: string) => {
  field.value = value;
  document.dispatchEvent(Object.defineProperty(new Event("input"), "target", { value: field }));
};

beforeEach(async () => {
  local = {};
  tab = new Map();
  const windowEvents = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const) {
    vi.stubGlobal(name, windowEvents[name].bind(windowEvents));
  }
  const script = { getAttribute: () => "old.js" };
  vi.stubGlobal("document", Object.assign(new EventTarget(), { querySelector: () => script }));
  vi.stubGlobal("Element", Field);
  vi.stubGlobal("location", { hash: "#/inbox?q=vienna", reload });
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
  });
  reload.mockClear();
  vi.resetModules();
  page = { ...(await import("#web/lib/live/new-version.ts")), ...(await import("#web/lib/unsaved-input.ts")) };
  page.watchTyping();
});
afterEach(() => vi.unstubAllGlobals());

const deploy = () => page.suspectVersion(() => Promise.resolve("new.js"));

test("a chunk that could not be loaded means a newer build only if the page has changed", async () => {
  page.needMissingChunk();
  await page.suspectVersion(() => Promise.resolve("old.js"));
  await page.suspectVersion(() => Promise.resolve(undefined));
  expect([page.newVersion.get(), reload.mock.calls.length]).toEqual([undefined, 0]);
});

test("the page reloads once for a newer build, when a part of it is needed", async () => {
  await deploy();
  expect([page.newVersion.get(), reload.mock.calls.length]).toEqual(["new.js", 0]);
  page.needMissingChunk();
  expect(reload).toHaveBeenCalledOnce();
  // The tab is not reloaded again if the old page comes back.
  page.needMissingChunk();
  expect(reload).toHaveBeenCalledOnce();
});

test.each<[string, boolean, (field: Field) => void]>([
  ["a text that is not stored", false, (field) => type(field, 'The "new" price')],
  ["a part of what is stored", false, (field) => type(field, "new")],
  [
    "a text that a draft keeps",
    true,
    (field) => {
      type(field, 'The "new" price');
      addEventListener("pagehide", () => (local[draft] = JSON.stringify({ subject: field.value })));
    },
  ],
  ["a text in the address", true, (field) => type(field, "vienna")],
  [
    "a text that was removed again",
    true,
    (field) => {
      type(field, "x");
      type(field, "");
    },
  ],
  [
    "a field that is gone",
    true,
    (field) => {
      type(field, "x");
      field.isConnected = false;
    },
  ],
  [
    "a form that asks before it is left",
    false,
    () => addEventListener("beforeunload", (event) => event.preventDefault()),
  ],
])("nothing that was typed is lost by the reload: %s", async (_, isReloaded, write) => {
  local[draft] = JSON.stringify({ subject: "the new one" });
  write(new Field());
  page.needMissingChunk();
  await deploy();
  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
});
