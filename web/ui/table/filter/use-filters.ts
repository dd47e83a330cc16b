import type { Column } from "#web/ui/table/column.ts";
import type { TableView } from "#web/ui/table/params.ts";

/** The filters of a table's columns, and how they change. */
export function useFilters<Row>({ params, change }: TableView) {
  const count = Object.keys(params.filters).length;
  return {
    /** Columns that are filtered. */
    count,
    /** Some rows may be hidden by a filter or the search. */
    isActive: count > 0 || params.q !== "",
    valueOf: ({ id }: Column<Row>) => params.filters[id] ?? "",
    set: ({ id, kind }: Column<Row>, value: string) => {
      const { [id]: _, ...others } = params.filters;
      change({ filters: value === "" ? others : { ...others, [id]: value } }, { isTyping: kind === "text" });
    },
    clear: () => change({ filters: {}, q: "" }),
  };
}

export type Filters<Row> = ReturnType<typeof useFilters<Row>>;
