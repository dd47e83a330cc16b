import { IconFilter } from "@tabler/icons-react";
import { Suspense, useState } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { FilterColumn, Filters } from "#web/ui/table/filter/use-filters.ts";
import styles from "#web/ui/table/toolbar/toolbar.module.css";

const FilterDialog = lazyPart(async () => (await import("#web/ui/table/filter/filter-dialog.tsx")).FilterDialog, {
  failure: "dialog",
});

type FiltersButtonProps = { columns: readonly FilterColumn[]; filters: Filters };

/** All filters of a table behind one button, for phones. */
export function FiltersButton({ columns, filters }: FiltersButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const isSet = filters.count > 0;
  return (
    <>
      <Button
        // The style sheet draws the count, which is not a word of the label.
        aria-label={
          isSet
            ? t({ one: "Filters, {{count}} active", other: "Filters, {{count}} active" }, { count: filters.count })
            : undefined
        }
        aria-haspopup="dialog"
        onPointerEnter={FilterDialog.preload}
        onFocus={FilterDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <IconFilter size={16} stroke={1.75} aria-hidden />
        {t("Filters")}
        {isSet && <span className={styles.filterCount} data-count={formatNumber(filters.count)} aria-hidden />}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterDialog columns={columns} filters={filters} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
