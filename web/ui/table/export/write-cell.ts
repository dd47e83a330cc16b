import type { SheetCell } from "#contract/tables/sheet.ts";
import { formatDate } from "#web/lib/format/format-days.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import type { Column } from "#web/ui/table/column.ts";

/** The formatted text of a cell, in the current language. */
export function writeCell<Row>(
  { kind, format = formatNumber }: Pick<Column<Row>, "kind" | "format">,
  value: SheetCell,
) {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "number") return format(value);
  if (kind === "date" && typeof value === "string") return formatDate(value);
  return String(value);
}
