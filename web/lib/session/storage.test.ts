import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ada = "aaaaaaaaaaaaaaaa";
const grace = "bbbbbbbbbbbbbbbb";

let stored: Record<string, string>;
let page: { cookie: string };

/** The part of the API that is used: `Object.keys` lists the keys of a browser's storage. */
function fakeStorage(): Record<string, string> {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Record<string, string>;
}

/** Opens a page with this cookie. */
async function openPage(account: string | undefined) {
  page.cookie = account === undefined ? "a=b" : `a=b; atrium.account=${account}`;
  vi.resetModules();
  return import("#web/lib/session/storage.ts");
}

beforeEach(() => {
  stored = fakeStorage();
  page = { cookie: "" };
  vi.stubGlobal("localStorage", stored);
  vi.stubGlobal("document", page);
});

afterEach(() => vi.unstubAllGlobals());

test("values of an account cannot be read by another account or a guest", async () => {
  (await openPage(ada)).storage.write("draft.compose", "private");
  expect((await openPage(grace)).storage.read("draft.compose")).toBeUndefined();
  expect((await openPage(undefined)).storage.read("draft.compose")).toBeUndefined();
  expect((await openPage(ada)).storage.read("draft.compose")).toBe("private");
});

test("a page writes nothing once another account is signed in, and reports no failure", async () => {
  const { storage } = await openPage(ada);
  page.cookie = `atrium.account=${grace}`;
  expect(storage.write("draft.compose", "private")).toBe(true);
  expect(Object.keys(stored)).toEqual([]);
});

test("values written after the session has ended are stored for the same account", async () => {
  const { storage } = await openPage(ada);
  page.cookie = "";
  storage.write("draft.compose", "private");
  expect(Object.keys(stored)).toEqual([`atrium.${ada}.draft.compose`]);
});

test("a page opened while signed out belongs to the first account that signs in", async () => {
  const { storage } = await openPage(undefined);
  page.cookie = `atrium.account=${ada}`;
  storage.write("draft.compose", "mine");
  expect(Object.keys(stored)).toEqual([`atrium.${ada}.draft.compose`]);
});

test("signing out removes the user's values, and nothing is written afterwards", async () => {
  const { closeStorage, deviceStorage, storage } = await openPage(ada);
  storage.write("draft.compose", "private");
  deviceStorage.write("session-changed", "signed-out");
  stored["another.app"] = "kept";
  closeStorage();
  expect(storage.write("draft.compose", "private")).toBe(true);
  expect(Object.keys(stored)).toEqual(["atrium.device.session-changed", "another.app"]);
});

test("values of other accounts and older versions are removed", async () => {
  for (const key of ["preferences", "draft.compose", "draft.reply.7", "chat.ada", `${grace}.draft.compose`]) {
    stored[`atrium.${key}`] = "1";
  }
  stored[`atrium.${ada}.preferences`] = "1";
  stored["atrium.guest.preferences"] = "1";
  stored["another.app"] = "1";
  const { removeOtherAccounts } = await openPage(ada);
  removeOtherAccounts();
  expect(Object.keys(stored).toSorted()).toEqual([
    "another.app",
    `atrium.${ada}.preferences`,
    "atrium.guest.preferences",
  ]);
});

test("nothing is removed while signed out, because the same user may return", async () => {
  stored[`atrium.${ada}.draft.compose`] = "1";
  (await openPage(undefined)).removeOtherAccounts();
  expect(Object.keys(stored)).toEqual([`atrium.${ada}.draft.compose`]);
});

test("a change in another window is noticed until listening ends", async () => {
  const { storage } = await openPage(ada);
  const browser = new EventTarget();
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
  const onRemoved = vi.fn();
  const stop = storage.onRemovedElsewhere("draft.compose", onRemoved);
  const remove = (key: string) =>
    browser.dispatchEvent(Object.assign(new Event("storage"), { key: `atrium.${key}`, newValue: null }));
  remove(`${ada}.draft.compose`);
  remove(`${grace}.draft.compose`);
  expect(onRemoved).toHaveBeenCalledTimes(1);
  stop();
  remove(`${ada}.draft.compose`);
  expect(onRemoved).toHaveBeenCalledTimes(1);
});

test("if the browser refuses storage, nothing is stored and no error is thrown", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("refused");
    },
    setItem: () => {
      throw new Error("refused");
    },
  });
  const { storage } = await openPage(ada);
  expect(storage.write("draft.compose", "mine")).toBe(false);
  expect(storage.read("draft.compose")).toBeUndefined();
});
