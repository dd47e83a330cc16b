import { isOtherAccount, pageAccount } from "#web/lib/session/account.ts";

const prefix = "atrium.";

/** Set after signing out: this page then writes nothing, until the same person has signed in again. */
let isClosed = false;

/**
 * A part of the browser's storage, as JSON under `atrium.<part>.`. If the browser refuses storage (a private window, a
 * full disk), only settings are lost: reading returns undefined and writing does nothing.
 */
function createStorage(part: () => string, isOpen = () => true, area = () => localStorage) {
  const keyOf = (key: string) => `${prefix}${part()}.${key}`;
  const listen = (key: string, isExpected: (event: StorageEvent) => boolean, listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === keyOf(key) && isExpected(event)) listener();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  };
  return {
    read(key: string): unknown {
      try {
        const text = area().getItem(keyOf(key));
        return text === null ? undefined : (JSON.parse(text) as unknown);
      } catch {
        return undefined;
      }
    },
    /**
     * Returns whether the value is stored. If not, it lasts until the page is closed. After the person has signed out
     * nothing is stored, and that is not a failure.
     */
    write(key: string, value: unknown) {
      if (!isOpen()) return true;
      try {
        area().setItem(keyOf(key), JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove(key: string) {
      try {
        area().removeItem(keyOf(key));
      } catch {
        // A value that cannot be written does not exist.
      }
    },
    /** Calls back when another window removes the key. @returns a function that stops listening */
    onRemovedElsewhere: (key: string, listener: () => void) =>
      listen(key, ({ newValue }) => newValue === null, listener),
    /** Calls back when another window writes the key. @returns a function that stops listening */
    onWrittenElsewhere: (key: string, listener: () => void) =>
      listen(key, ({ newValue }) => newValue !== null, listener),
  };
}

const guest = "guest";
const device = "device";

/** Values of the account that the page was opened as. No other account reads them. */
export const storage = createStorage(
  () => pageAccount() ?? guest,
  () => !isClosed && !isOtherAccount(),
);

/** Values chosen while signed out. */
export const guestStorage = createStorage(() => guest);

/** Values of the browser, shared by all accounts. Nothing personal. */
export const deviceStorage = createStorage(() => device);

/** Values of this tab, which survive a reload. Nothing personal. */
export const tabStorage = createStorage(
  () => "tab",
  () => true,
  () => sessionStorage,
);

/** Removes all keys of the app. */
export const clearStorage = () => removeKeys(() => true);

/** After signing out: removes the person's values, and stores nothing in this page until `openStorage`. */
export function closeStorage() {
  isClosed = true;
  removeKeys((key) => partOf(key) !== device);
}

/** After the same person has signed in again: stores their values again. */
export const openStorage = () => {
  isClosed = false;
};

/** Removes values of other accounts, and those that older versions stored without an account. */
export function removeOtherAccounts() {
  const parts = [pageAccount(), guest, device];
  if (parts[0] !== undefined) removeKeys((key) => !parts.includes(partOf(key)));
}

const partOf = (key: string) => key.split(".")[1];

function removeKeys(isMeant: (key: string) => boolean) {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && isMeant(key)) localStorage.removeItem(key);
    }
  } catch {
    // See above.
  }
}
