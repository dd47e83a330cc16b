import type { MouseEvent } from "react";

import { openContextMenu } from "#web/lib/context-menu.ts";
import { findNamingColumn } from "#web/ui/table/column.ts";
import { BodyCell } from "#web/ui/table/rows/body-cell.tsx";
import type { BodyRowProps } from "#web/ui/table/rows/body-row-props.ts";
import { DetailsRow } from "#web/ui/table/rows/details-row.tsx";
import { OpenButton } from "#web/ui/table/rows/open-button.tsx";
import { PhoneCells } from "#web/ui/table/rows/phone-cells.tsx";
import phone from "#web/ui/table/rows/phone-cells.module.css";
import { SelectCell } from "#web/ui/table/rows/select-cell.tsx";
import styles from "#web/ui/table/rows/table-body.module.css";

/** A row, and below it its details while it is open. */
export function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, rowKey, index, layout, options, editing, nameOf, isOpen, isSelected, onOpen } = props;
  const isEdited = layout.columns.some(({ id }) => editing?.editor(row, id) !== undefined);
  // On phones the buttons are in the details, where there is room for their words.
  const areActionsInside = layout.phone !== undefined && layout.canOpen;
  const actions = options.actions?.(row);
  const { menu } = options;
  // In a grid that is edited in place, a press selects the cell.
  const opensByPress = layout.canOpen && editing === undefined;
  return (
    <>
      <tr
        // The first row is the head, which phones do not have.
        aria-rowindex={index + (layout.phone ? 1 : 2)}
        aria-selected={layout.canSelect ? isSelected : undefined}
        data-selected={isSelected || undefined}
        data-edited={isEdited || undefined}
        data-highlighted={rowKey === options.highlighted || undefined}
        data-opens={opensByPress || undefined}
        onClick={(event) => opensByPress && isOnRow(event) && onOpen(rowKey)}
        onContextMenu={menu && ((event) => openContextMenu(event, nameOf(row), () => menu(row)))}
        className={layout.phone ? phone.row : styles.row}
      >
        {layout.phone ? <PhoneCells {...props} phone={layout.phone} /> : <Cells {...props} />}
        {actions && !areActionsInside && <td className={styles.actions}>{actions}</td>}
      </tr>
      {isOpen && layout.canOpen && (
        <DetailsRow row={row} layout={layout} editing={editing} actions={areActionsInside ? actions : undefined}>
          {options.details?.(row)}
        </DetailsRow>
      )}
    </>
  );
}

/** Whether a press was on the row itself: not on a control in it, and not to select text. */
const isOnRow = ({ target }: MouseEvent) =>
  target instanceof Element &&
  !target.closest("a, button, input, select, textarea, label, [role=menuitem]") &&
  getSelection()?.isCollapsed !== false;

/** The cells of a row where there is a column for each. */
function Cells<Row>(props: BodyRowProps<Row>) {
  const { row, rowKey, layout, editing, nameOf, isOpen, onOpen } = props;
  const namingId = findNamingColumn(layout.columns)?.id;
  return (
    <>
      {layout.canSelect && <SelectCell {...props} className={styles.edge} />}
      {layout.canOpen && (
        <td className={styles.edge}>
          <OpenButton name={nameOf(row)} isOpen={isOpen} onClick={() => onOpen(rowKey)} />
        </td>
      )}
      {layout.columns.map((column) => (
        <BodyCell
          key={column.id}
          row={row}
          rowKey={rowKey}
          column={column}
          layout={layout}
          isNaming={column.id === namingId}
          editing={editing}
          className={styles.cell}
        />
      ))}
    </>
  );
}
