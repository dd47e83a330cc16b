import { useMemo } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import type { Column } from "#web/ui/table/column.ts";
import { selectRows } from "#web/ui/table/rows/local-rows.ts";
import { type TableParams, toTableQuery } from "#web/ui/table/params.ts";

/**
 * The rows of a table that is entirely in the browser, filtered, searched and sorted. Undefined while they are loading.
 * Separate from the table, so that server tables do not load it.
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
