import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Checkbox } from "#web/ui/form/choices/checkbox.tsx";
import type { BodyRowProps } from "#web/ui/table/rows/body-row-props.ts";

type SelectCellProps<Row> = Pick<
  BodyRowProps<Row>,
  "row" | "rowKey" | "nameOf" | "isSelected" | "isStale" | "onSelect"
> & { className: string | undefined };

/** Selects a row; with Shift, all rows since the last one. */
export function SelectCell<Row>(props: SelectCellProps<Row>) {
  const { row, rowKey, nameOf, isSelected, isStale, onSelect, className } = props;
  const { t } = useTranslation();
  return (
    <td className={className}>
      <Checkbox
        label={t("Select {{name}}", { name: nameOf(row) })}
        isChecked={isSelected}
        isDisabled={isStale}
        onChange={(isNow, isRange) => onSelect(rowKey, isNow, isRange)}
      />
    </td>
  );
}
