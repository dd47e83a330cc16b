import type { Column } from "#web/ui/table/column.ts";
import type { TableView } from "#web/ui/table/params.ts";

/** What a filter needs to know of its column. */
export type FilterColumn = Pick<Column<never>, "id" | "title" | "kind" | "choices" | "format">;

/** The filters of a table's columns, and how they change. */
export function useFilters({ params, change }: TableView) {
  const count = Object.keys(params.filters).length;
  return {
    /** Columns that are filtered. */
    count,
    /** Some rows may be hidden by a filter or the search. */
    isActive: count > 0 || params.q !== "",
    valueOf: ({ id }: FilterColumn) => params.filters[id] ?? "",
    set: ({ id, kind }: FilterColumn, value: string) => {
      const { [id]: _, ...others } = params.filters;
      change({ filters: value === "" ? others : { ...others, [id]: value } }, { isTyping: kind === "text" });
    },
    /** Clears the filters and the search. */
    clear: () => change({ filters: {}, q: "" }),
  };
}

export type Filters = ReturnType<typeof useFilters>;
