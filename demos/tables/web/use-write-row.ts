import { useEffect, useRef } from "react";

import { getGridRow, type GridFields, type GridRow } from "#demos/tables/contract.ts";
import { pickFields, toSeen } from "#demos/tables/web/grid-draft.ts";
import { useGridActions } from "#demos/tables/web/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import type { Choice, Conflict } from "#web/lib/changes/conflict.ts";
import { readRow, saveChange } from "#web/lib/changes/save-change.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** How a change of a row was saved. */
type Written = {
  readonly outcome: Choice;
  readonly row: GridRow;
  /** Writes back what the change has replaced. Rejects if it was not written. */
  readonly revert: () => Promise<unknown>;
};

/**
 * Saves changes of rows, and reverts them.
 *
 * @param choose asks the person about a conflict, as long as the screen is open
 */
export function useWriteRow(choose: (conflict: Conflict<GridFields>) => Promise<Choice>) {
  const { t } = useTranslation();
  const { add, update, remove } = useGridActions();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const chooseHere = (conflict: Conflict<GridFields>): Choice | Promise<Choice> => {
    if (isOpen.current) return choose(conflict);
    notify({ tone: "warning", title: t("The row has changed since then and stays as it is") });
    return "later";
  };

  return async function write(row: GridRow, change: Partial<GridFields>): Promise<Written> {
    const base = toSeen(row);
    let saved = row;
    let replaced = base.fields;
    let sent = change;
    const outcome = await saveChange({
      base,
      change,
      send: async (part, version) => {
        saved = await update.mutateAsync({ id: row.key, version, ...part });
        sent = part;
      },
      read: async () => {
        const theirs = await readRow(getGridRow, row.key, toSeen);
        replaced = theirs?.fields ?? replaced;
        return theirs;
      },
      choose: async (conflict) => chooseHere(conflict),
      addAgain: async (all, key) => {
        saved = await add.mutateAsync({ key, ...all });
      },
    });
    const revert = async () => {
      // Someone had deleted the row, and the change has added it again.
      if (saved.key !== row.key) return remove.mutateAsync([saved.key]);
      const inverse = await write(saved, pickFields(replaced, sent));
      if (inverse.outcome !== "mine") throw new Error("The change was not reverted");
      return inverse;
    };
    return { outcome, row: saved, revert };
  };
}
