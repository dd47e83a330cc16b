import { useEffect, useMemo, useState } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { runAtOnce, runInSlices } from "#web/lib/loading/run-in-slices.ts";
import type { Column } from "#web/ui/table/column.ts";
import { selectRows } from "#web/ui/table/rows/local-rows.ts";
import { type TableParams, toTableQuery } from "#web/ui/table/params.ts";

/** Up to so many rows are selected before the next frame: it takes a few milliseconds. */
const atOnce = 2000;

/**
 * The rows of a table that is entirely in the browser, filtered, searched and sorted, for its `source`. `rows` is undefined while
 * they are loading. Of many rows, those before stay until the next ones are selected, so that keys and clicks do not wait for
 * them. Separate from the table, so that server tables do not load it.
 */
export function useLocalRows<Row extends object>(
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
  params: TableParams,
) {
  const { language } = useTranslation();
  const areMany = rows !== undefined && rows.length > atOnce;
  const select = useMemo(
    () => () => selectRows(rows ?? [], columns, toTableQuery(params, columns)),
    // oxlint-disable-next-line react/exhaustive-deps -- a search finds what the cells show in the language
    [rows, columns, params, language],
  );
  const few = useMemo(() => (rows && !areMany ? runAtOnce(select()) : undefined), [rows, areMany, select]);
  const [many, setMany] = useState<{ readonly select: typeof select; readonly rows: readonly Row[] }>();
  useEffect(() => {
    if (!areMany) return undefined;
    const controller = new AbortController();
    const work = async () => {
      const found = await runInSlices(select(), controller.signal);
      if (found && !controller.signal.aborted) setMany({ select, rows: found });
    };
    void work();
    return () => controller.abort();
  }, [areMany, select]);
  return areMany ? { rows: many?.rows, isStale: many?.select !== select } : { rows: few, isStale: false };
}
