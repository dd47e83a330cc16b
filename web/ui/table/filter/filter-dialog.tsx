import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import type { Column } from "#web/ui/table/column.ts";
import styles from "#web/ui/table/data-table.module.css";
import { FilterField } from "#web/ui/table/filter/filter-field.tsx";
import type { Filters } from "#web/ui/table/filter/use-filters.ts";

type FilterDialogProps<Row> = {
  columns: readonly Column<Row>[];
  filters: Filters<Row>;
  onClose: () => void;
};

/** All filters below each other, for phones, where the head has no room for them. */
export function FilterDialog<Row>({ columns, filters, onClose }: FilterDialogProps<Row>) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("Filters")} shape="side" onClose={onClose}>
      <div className={styles.filters}>
        {columns.map((column) => (
          <div key={column.id}>
            <span className={styles.filterName} aria-hidden>
              {translateData(column.title)}
            </span>
            <FilterField
              column={column}
              value={filters.valueOf(column)}
              onChange={(value) => filters.set(column, value)}
            />
          </div>
        ))}
      </div>
    </Dialog>
  );
}
