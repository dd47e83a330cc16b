import { useMemo } from "react";

import { lastPage } from "#web/lib/api/pages.ts";
import { useKnownPage } from "#web/ui/screen/use-known-page.ts";
import type { TableView } from "#web/ui/table/params.ts";
import { readSource, type TableSource } from "#web/ui/table/source.ts";

/** The rows of the page that the address names, or of the last page where it names one beyond that. */
export function usePageOfRows<Row extends object>(source: TableSource<Row>, { params, change }: TableView) {
  const state = readSource(source);
  const { size } = params;
  const isPaged = source.server !== undefined || source.isOnePage !== true;
  const last = isPaged && state.isCounted ? lastPage(state.total, size) : undefined;
  const page = useKnownPage(params.page, last, (known) => change({ page: known }, { isCorrection: true }));
  const firstIndex = isPaged ? (page - 1) * size : 0;
  const isCutHere = isPaged && source.server === undefined;
  const rows = useMemo(
    () => (isCutHere ? state.rows.slice(firstIndex, firstIndex + size) : state.rows),
    [isCutHere, state.rows, firstIndex, size],
  );
  return { ...state, rows, page, isPaged, firstIndex };
}
