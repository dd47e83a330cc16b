import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";

import type { TableColumn } from "#contract/table-query.ts";
import type { TableSearch } from "#web/lib/table-search.ts";
import { type ParamDefaults, readParams, type TableParams, writeParams } from "#web/ui/table/params.ts";

/**
 * What the address says of the screen's table, and how that is changed. Another page or order can be gone back from;
 * what is typed into a filter replaces what was typed before, and a correction what it corrects.
 */
export function useTableAddress(columns: readonly TableColumn[], defaults: ParamDefaults) {
  const search: TableSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const params = useMemo(() => readParams(search, columns, defaults), [search, columns, defaults]);
  const change = (part: Partial<TableParams>, { isTyping = false, isCorrection = false } = {}) => {
    const names = new Set(["page", "size", "sort", "q", ...columns.map(({ id }) => id)]);
    // Another order, or other rows, begin on the first page.
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
  return [params, change] as const;
}
