import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";

import type { TableColumn } from "#contract/tables/table-query.ts";
import type { TableSearch } from "#web/lib/table-search.ts";
import { type ParamDefaults, readParams, type TableParams, type TableView, writeParams } from "#web/ui/table/params.ts";

/**
 * The view of the screen's table, kept in the address. The back button returns to the previous page or order; typing
 * into a filter, and correcting a page number, replace the history entry.
 */
export function useTableAddress(columns: readonly TableColumn[], defaults: ParamDefaults): TableView {
  const search: TableSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const params = useMemo(() => readParams(search, columns, defaults), [search, columns, defaults]);
  const change = (part: Partial<TableParams>, { isTyping = false, isCorrection = false } = {}) => {
    const names = new Set(["page", "size", "sort", "q", ...columns.map(({ id }) => id)]);
    // Another order or filter begins on the first page.
    const next = { ...params, ...(part.page === undefined && { page: 1 }), ...part };
    void navigate({
      to: ".",
      search: ((before: TableSearch) => ({
        ...Object.fromEntries(Object.entries(before).filter(([name]) => !names.has(name))),
        ...writeParams(next, defaults),
      })) as never,
      replace: isTyping || isCorrection,
    });
  };
  return { params, sizes: defaults.sizes, change };
}
