import { useEffect, useMemo, useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { runAtOnce, runInSlices } from "#web/lib/run-in-slices.ts";
import type { Column } from "#web/ui/table/column.ts";
import { selectRows } from "#web/ui/table/rows/local-rows.ts";
import { type TableParams, toTableQuery } from "#web/ui/table/params.ts";

/** Up to so many rows are selected before the next frame: it takes a few milliseconds. */
const atOnce = 2000;

/**
 * The rows of a table that is entirely in the browser, filtered, searched and sorted. Undefined while they are loading.
 * Of many rows, those before stay until the next ones are selected, so that keys and clicks do not wait for them.
 * Separate from the table, so that server tables do not load it.
 */
export function useLocalRows<Row extends object>(
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
  params: TableParams,
) {
  const { language } = useTranslation();
  const [selected, setSelected] = useState<readonly Row[]>();
  const areMany = rows !== undefined && rows.length > atOnce;
  // oxlint-disable react/exhaustive-deps -- a search finds what the cells show in the language
  const few = useMemo(
    () => (rows && !areMany ? runAtOnce(selectRows(rows, columns, toTableQuery(params, columns))) : undefined),
    [rows, areMany, columns, params, language],
  );
  useEffect(() => {
    if (!rows || !areMany) return undefined;
    const controller = new AbortController();
    const select = async () => {
      const found = await runInSlices(selectRows(rows, columns, toTableQuery(params, columns)), controller.signal);
      if (found && !controller.signal.aborted) setSelected(found);
    };
    void select();
    return () => controller.abort();
  }, [rows, areMany, columns, params, language]);
  // oxlint-enable react/exhaustive-deps
  return areMany ? selected : few;
}
