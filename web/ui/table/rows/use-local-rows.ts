import { useMemo } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import type { Column } from "#web/ui/table/column.ts";
import { selectRows } from "#web/ui/table/rows/local-rows.ts";
import { type TableParams, toTableQuery } from "#web/ui/table/params.ts";

/**
 * The rows of a table that the browser has as a whole, filtered, searched and sorted: what `DataTable` takes as `rows`.
 * Undefined while there are none yet. Apart from the table, so that those of the server do not load it.
 */
export function useLocalRows<Row extends object>(
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
  params: TableParams,
) {
  const { language } = useTranslation();
  return useMemo(
    () => rows && selectRows(rows, columns, toTableQuery(params, columns)),
    // oxlint-disable-next-line react/exhaustive-deps -- a search finds what the cells show in the language
    [rows, columns, params, language],
  );
}
