import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import styles from "#web/ui/table/filter/filter-dialog.module.css";
import { FilterField } from "#web/ui/table/filter/filter-field.tsx";
import type { FilterColumn, Filters } from "#web/ui/table/filter/use-filters.ts";

type FilterDialogProps = {
  columns: readonly FilterColumn[];
  filters: Filters;
  onClose: () => void;
};

/** All filters below each other, for phones, where the toolbar has no room for them. */
export function FilterDialog({ columns, filters, onClose }: FilterDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("Filters")} shape="side" onClose={onClose}>
      <div className={styles.filters}>
        {columns.map((column) => (
          <div key={column.id}>
            <span className={styles.name} aria-hidden>
              {translateData(column.title)}
            </span>
            <FilterField
              column={column}
              value={filters.valueOf(column)}
              onChange={(value) => filters.set(column, value)}
            />
          </div>
        ))}
        <div className={styles.actions}>
          {/* Stays where it is when it has done its work, and keeps the focus. */}
          <Button aria-disabled={!filters.isActive} onClick={() => filters.isActive && filters.clear()}>
            {t("Clear filters")}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t("Show rows")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
