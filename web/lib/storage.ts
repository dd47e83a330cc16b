const prefix = "atrium.";

/**
 * The browser's storage under our own prefix, as JSON. A browser that refuses storage (a private window, a full
 * disk) costs a person their set-up, never the page: reading answers undefined and writing does nothing.
 */
export const storage = {
  read(key: string): unknown {
    try {
      const text = localStorage.getItem(prefix + key);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      return undefined;
    }
  },
  /** Answers whether it is kept. Where it is not, what was set up lives until the page is closed. */
  write(key: string, value: unknown) {
    try {
      localStorage.setItem(prefix + key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string) {
    try {
      localStorage.removeItem(prefix + key);
    } catch {
      // What cannot be written cannot be there either.
    }
  },
  /** Calls back when another window removes it. Answers how to stop listening. */
  onRemovedElsewhere(key: string, listener: () => void) {
    const onStorage = (event: StorageEvent) => {
      if (event.key === prefix + key && event.newValue === null) listener();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  },
  /** Calls back when another window writes it. Answers how to stop listening. */
  onWrittenElsewhere(key: string, listener: () => void) {
    const onStorage = (event: StorageEvent) => {
      if (event.key === prefix + key && event.newValue !== null) listener();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  },
  /** Removes everything that is ours, and nothing else. */
  clear() {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
