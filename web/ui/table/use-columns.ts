import { type RefObject, useState } from "react";

import type { TableSetup } from "#contract/tables/table-setup.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { foldedColumns, limitWidth, moveColumn, orderColumns, phoneColumns, toggle } from "#web/ui/table/arrange.ts";
import { type Column, phoneBelow, type PhoneRow } from "#web/ui/table/column.ts";
import type { HeadActions } from "#web/ui/table/head/head-cell.tsx";
import { useColumnDrag } from "#web/ui/table/head/use-column-drag.ts";
import type { TableView } from "#web/ui/table/params.ts";
import { nextSort, withoutSort } from "#web/ui/table/sort/sort-steps.ts";
import type { PhoneLayout } from "#web/ui/table/table-options.ts";

type ColumnsOptions<Row> = {
  columns: readonly Column<Row>[];
  phoneRow: PhoneRow;
  setup: TableSetup;
  onSetup: (part: TableSetup) => void;
  view: TableView;
  /** Of the page, in pixels: columns without room fold into the row's details. */
  width: number;
  region: RefObject<HTMLDivElement | null>;
};

/** The columns as the user has arranged them, and the actions of their heads. */
export function useColumns<Row>({ columns, phoneRow, setup, onSetup, view, width, region }: ColumnsOptions<Row>) {
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState("");
  const { sort } = view.params;
  const byId = new Map(columns.map((column) => [column.id, column]));
  const toColumns = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const order = orderColumns([...byId.keys()], setup);
  const hidden = setup.hidden ?? [];
  const visible = order.filter((id) => !hidden.includes(id));
  const folded = foldedColumns(columns, width, phoneRow).filter((id) => visible.includes(id));
  const shownIds = visible.filter((id) => !folded.includes(id));
  const phone = width < phoneBelow ? layOut(phoneRow, byId, visible) : undefined;

  const move = (id: string, place: number) => {
    const next = moveColumn(order, shownIds, id, place);
    onSetup({ order: next });
    const title = translateData(byId.get(id)?.title ?? "");
    const at = next.filter((each) => shownIds.includes(each)).indexOf(id) + 1;
    setAnnouncement(t("{{list}}, position {{place}}", { list: title, place: formatNumber(at) }));
    // The head is drawn anew in its place, and would lose the focus of a user who moves it by keyboard.
    const selector = `[data-column="${CSS.escape(id)}"] button`;
    requestAnimationFrame(() => region.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  const { dragged, onDragStart } = useColumnDrag((id, over, isAfter) => {
    const others = shownIds.filter((each) => each !== id);
    move(id, others.indexOf(over) + (isAfter ? 1 : 0));
  });
  const actions: HeadActions = {
    onSort: (id, isMulti, isDescending) => view.change({ sort: nextSort(sort, id, { isMulti, isDescending }) }),
    onUnsort: (id) => view.change({ sort: withoutSort(sort, id) }),
    onMove: (id, steps) => move(id, shownIds.indexOf(id) + steps),
    onResize: (id, next) => onSetup({ widths: { ...setup.widths, [id]: limitWidth(next) } }),
    onPin: (id) => onSetup({ pinned: toggle(setup.pinned, id) }),
    onHide: (id) => onSetup({ hidden: toggle(setup.hidden, id, true) }),
    onDragStart,
  };

  return {
    /** The columns with a place in the table, in their order. */
    shown: toColumns(phone ? phoneColumns(phoneRow).filter((id) => shownIds.includes(id)) : shownIds),
    /** The columns that have folded into the rows' details. */
    folded: toColumns(folded),
    /** All columns in the user's order. */
    ordered: toColumns(order),
    /** Those that are not hidden. */
    visible: toColumns(visible),
    /** The row on phones; undefined on wider screens. */
    phone,
    actions,
    dragged,
    /** Read out after a column has moved. */
    announcement,
  };
}

/** The places of a row on phones. The title stays where it is hidden: without it, nothing would name the entry. */
function layOut<Row>(
  { title, value, below = [], belowValue }: PhoneRow,
  byId: ReadonlyMap<string, Column<Row>>,
  visible: readonly string[],
): PhoneLayout<Row> | undefined {
  const find = (id: string | undefined) => (id !== undefined && visible.includes(id) ? byId.get(id) : undefined);
  const naming = byId.get(title);
  return (
    naming && {
      title: naming,
      value: find(value),
      below: below.flatMap((id) => find(id) ?? []),
      belowValue: find(belowValue),
    }
  );
}
