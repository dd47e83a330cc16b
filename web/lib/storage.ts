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
  write(key: string, value: unknown) {
    try {
      localStorage.setItem(prefix + key, JSON.stringify(value));
    } catch {
      // Nothing to do: what was set up lives until the page is closed.
    }
  },
  remove(key: string) {
    try {
      localStorage.removeItem(prefix + key);
    } catch {
      // As above.
    }
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
