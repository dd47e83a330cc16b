import type { SortRule } from "#contract/tables/table-query.ts";
import { locale } from "#web/lib/format/format.ts";
import { type Translate, translateData } from "#web/lib/i18n/i18n.ts";
import type { Column } from "#web/ui/table/column.ts";

type TitledColumn = Pick<Column<never>, "id" | "title">;

/** One column of an order: "City, ascending". */
export function describeRule(t: Translate, columns: readonly TitledColumn[], { column: id, isDescending }: SortRule) {
  const column = translateData(columns.find((each) => each.id === id)?.title ?? "");
  return isDescending ? t("{{column}}, descending", { column }) : t("{{column}}, ascending", { column });
}

/** The order of a table's rows. */
export function describeSort(t: Translate, columns: readonly TitledColumn[], sort: readonly SortRule[]) {
  if (sort.length === 0) return t("Not sorted");
  const list = new Intl.ListFormat(locale(), { type: "unit" });
  return t("Sorted by {{list}}", { list: list.format(sort.map((rule) => describeRule(t, columns, rule))) });
}
