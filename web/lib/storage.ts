import { isOtherAccount, pageAccount } from "#web/lib/account.ts";

const prefix = "atrium.";

/** Set when the person has signed out: what this page still holds is not written back. */
let isClosed = false;

/**
 * A part of the browser's storage, as JSON under `atrium.<part>.`. A browser that refuses storage (a private window, a
 * full disk) costs a person their set-up, never the page: reading answers undefined and writing does nothing.
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
     * Answers whether it is kept. Where it is not, what was set up lives until the page is closed. In a page whose person
     * has gone nothing is kept, and nothing is missed.
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
    /** Calls back when another window removes it. Answers how to stop listening. */
    onRemovedElsewhere: (key: string, listener: () => void) =>
      listen(key, ({ newValue }) => newValue === null, listener),
    /** Calls back when another window writes it. Answers how to stop listening. */
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

/** Values chosen while nobody was signed in. */
export const guestStorage = createStorage(() => guest);

/** What belongs to the browser, whoever uses it. Nothing personal. */
export const deviceStorage = createStorage(() => device);

/** What belongs to this tab, over a reload. Nothing personal. */
export const tabStorage = createStorage(
  () => "tab",
  () => true,
  () => sessionStorage,
);

/** Removes all that is ours, and nothing else. */
export const clearStorage = () => removeKeys(() => true);

/** When the person signs out: removes what is theirs, and keeps nothing more for them in this page. */
export function closeStorage() {
  isClosed = true;
  removeKeys((key) => partOf(key) !== device);
}

/** Removes what other accounts have left in this browser, and what older versions kept without saying whose it was. */
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
    // As above.
  }
}
