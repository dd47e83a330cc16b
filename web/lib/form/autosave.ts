import { onReconnect } from "#web/lib/api/connection.ts";
import { pickChanges } from "#web/lib/changes/save-change.ts";
import { createStore } from "#web/lib/store.ts";

/**
 * `untouched`: nothing has been changed yet. `failed`: the last attempt failed, and another one follows. `refused`: the
 * values cannot be saved as they are.
 */
export type SaveStatus = "untouched" | "waiting" | "saving" | "saved" | "failed" | "refused";

/** The outcome of a save. `adopted` are the values that others have given to further fields, to be shown from now on. */
export type SaveOutcome<Values> = { readonly isSaved: boolean; readonly adopted?: Partial<Values> };

type AutosaveOptions<Values> = {
  /** The values that are saved already. */
  saved: Values;
  /** Unsaved values from an earlier visit, which are saved at once. */
  restored?: Partial<Values> | undefined;
  /** Saves the changed values. A rejection is repeated, unless `isFinal` says that it would be refused again. */
  save: (change: Partial<Values>, values: Values) => Promise<SaveOutcome<Values>>;
  isFinal: (error: unknown) => boolean;
  /** Called when values of others are adopted. */
  onAdopt?: (adopted: Partial<Values>) => void;
  /** The pause in typing after which values are saved, in milliseconds. */
  pauseMs?: number;
  /** The time after which a failed save is repeated, in milliseconds; earlier if the connection is back. */
  retryMs?: number;
};

/** Saves values while they are typed: after a pause, one request at a time, and again if one fails. */
export function createAutosave<Values extends object>(options: AutosaveOptions<Values>) {
  const { save, isFinal, onAdopt, restored, pauseMs = 800, retryMs = 5000 } = options;
  let { saved } = options;
  const values = createStore<Values>({ ...saved, ...restored });
  const status = createStore<SaveStatus>("untouched");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;

  const changes = () => pickChanges(saved, values.get());
  const hasChanges = () => Object.keys(changes()).length > 0;

  function saveIn(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  }

  function adopt(adopted: Partial<Values>, sent: Values) {
    // What was typed since then stays.
    const typed = pickChanges(sent, values.get());
    const part = Object.fromEntries(Object.entries(adopted).filter(([name]) => !(name in typed))) as Partial<Values>;
    saved = { ...saved, ...part };
    values.set({ ...values.get(), ...part });
    if (Object.keys(part).length > 0) onAdopt?.(part);
  }

  async function saveAll(): Promise<boolean> {
    while (hasChanges()) {
      const sent = values.get();
      status.set("saving");
      try {
        const { isSaved, adopted = {} } = await save(changes(), sent);
        if (!isSaved) {
          status.set("refused");
          return false;
        }
        saved = sent;
        adopt(adopted, sent);
      } catch (error) {
        const willFail = isFinal(error);
        status.set(willFail ? "refused" : "failed");
        if (!willFail) saveIn(retryMs);
        return false;
      }
    }
    // Nothing to save, after nothing was changed.
    if (status.get() !== "untouched") status.set("saved");
    return true;
  }

  /** Saves all changes now. Resolves to whether nothing is left to save. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    values,
    status,
    hasChanges,
    changes,
    flush,
    change(part: Partial<Values>) {
      values.set({ ...values.get(), ...part });
      if (!running) status.set("waiting");
      saveIn(pauseMs);
    },
    /** Gives up unsaved values. */
    discard() {
      clearTimeout(timer);
      values.set(saved);
    },
    /** Saves restored values, and repeats failed saves when the connection is back. @returns a function that ends it */
    start() {
      if (hasChanges()) void flush();
      const stop = onReconnect(() => hasChanges() && void flush());
      return () => {
        stop();
        void flush().finally(() => clearTimeout(timer));
      };
    },
  };
}
