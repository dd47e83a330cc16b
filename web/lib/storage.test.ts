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
  return import("#web/lib/storage.ts");
}

beforeEach(() => {
  stored = fakeStorage();
  page = { cookie: "" };
  vi.stubGlobal("localStorage", stored);
  vi.stubGlobal("document", page);
});

afterEach(() => vi.unstubAllGlobals());

test("what one account keeps, no other reads, and neither does the guest", async () => {
  (await openPage(ada)).storage.write("draft.compose", "private");
  expect((await openPage(grace)).storage.read("draft.compose")).toBeUndefined();
  expect((await openPage(undefined)).storage.read("draft.compose")).toBeUndefined();
  expect((await openPage(ada)).storage.read("draft.compose")).toBe("private");
});

test("a page writes nothing once another account is signed in, and says that nothing is missed", async () => {
  const { storage } = await openPage(ada);
  page.cookie = `atrium.account=${grace}`;
  expect(storage.write("draft.compose", "private")).toBe(true);
  expect(Object.keys(stored)).toEqual([]);
});

test("a session that has ended by itself keeps what is being written, for the same account", async () => {
  const { storage } = await openPage(ada);
  page.cookie = "";
  storage.write("draft.compose", "private");
  expect(Object.keys(stored)).toEqual([`atrium.${ada}.draft.compose`]);
});

test("a page that is opened before anybody is signed in belongs to the account that comes first", async () => {
  const { storage } = await openPage(undefined);
  page.cookie = `atrium.account=${ada}`;
  storage.write("draft.compose", "mine");
  expect(Object.keys(stored)).toEqual([`atrium.${ada}.draft.compose`]);
});

test("signing out removes what is the person's, and nothing is written back", async () => {
  const { closeStorage, deviceStorage, storage } = await openPage(ada);
  storage.write("draft.compose", "private");
  deviceStorage.write("session-changed", "signed-out");
  stored["another.app"] = "kept";
  closeStorage();
  expect(storage.write("draft.compose", "private")).toBe(true);
  expect(Object.keys(stored)).toEqual(["atrium.device.session-changed", "another.app"]);
});

test("what other accounts and older versions have left is removed", async () => {
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

test("while nobody is signed in nothing is removed: it may be the person's who comes back", async () => {
  stored[`atrium.${ada}.draft.compose`] = "1";
  (await openPage(undefined)).removeOtherAccounts();
  expect(Object.keys(stored)).toEqual([`atrium.${ada}.draft.compose`]);
});

test("a browser that refuses storage costs nothing but what would be kept", async () => {
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
