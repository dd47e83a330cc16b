import { BodyCell, CellValue } from "#web/ui/table/rows/body-cell.tsx";
import type { BodyRowProps } from "#web/ui/table/rows/body-row-props.ts";
import { OpenButton } from "#web/ui/table/rows/open-button.tsx";
import styles from "#web/ui/table/rows/phone-cells.module.css";
import { SelectCell } from "#web/ui/table/rows/select-cell.tsx";
import type { PhoneLayout } from "#web/ui/table/table-options.ts";

/** The cells of a row as an entry of a list. A press anywhere on it opens its details. */
export function PhoneCells<Row>(props: BodyRowProps<Row> & { phone: PhoneLayout<Row> }) {
  const { row, rowKey, layout, editing, nameOf, isOpen, onOpen, phone } = props;
  const { title, value, below, belowValue } = phone;
  const filled = below.filter((column) => (column.value(row) ?? "") !== "");
  const shared = { row, rowKey, layout, editing };
  return (
    <>
      {layout.canSelect && <SelectCell {...props} className={styles.select} />}
      <BodyCell
        {...shared}
        column={title}
        isNaming
        className={below.length > 0 ? styles.title : `${styles.title} ${styles.whole}`}
      />
      {value && <BodyCell {...shared} column={value} isNaming={false} className={styles.value} />}
      {below.length > 0 && (
        <td className={styles.below}>
          {filled.map((column) => (
            <span key={column.id} className={styles.part}>
              <CellValue row={row} column={column} />
            </span>
          ))}
        </td>
      )}
      {belowValue && <BodyCell {...shared} column={belowValue} isNaming={false} className={styles.belowValue} />}
      {layout.canOpen && (
        <td className={styles.open}>
          <OpenButton isAtEnd name={nameOf(row)} isOpen={isOpen} onClick={() => onOpen(rowKey)} />
        </td>
      )}
    </>
  );
}
