import { IconFilter } from "@tabler/icons-react";

import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import styles from "#web/ui/table/data-table.module.css";
import type { Filters } from "#web/ui/table/filter/use-filters.ts";

type FilterButtonsProps<Row> = {
  filters: Filters<Row>;
  /** Whether the row of filters is shown; undefined on phones, where the button opens a dialog. */
  isShown: boolean | undefined;
  onToggle: () => void;
};

/** Shows the filters, and clears them where there are any. */
export function FilterButtons<Row>({ filters, isShown, onToggle }: FilterButtonsProps<Row>) {
  const { t } = useTranslation();
  const count = filters.count > 0 ? formatNumber(filters.count) : undefined;
  return (
    <>
      {filters.isActive && (
        <Button variant="subtle" size="small" onClick={filters.clear}>
          {t("Clear filters")}
        </Button>
      )}
      <IconButton label={count ? `${t("Filters")} ${count}` : t("Filters")} aria-pressed={isShown} onClick={onToggle}>
        <IconFilter size={20} stroke={1.75} aria-hidden />
        {count && <span className={styles.badge}>{count}</span>}
      </IconButton>
    </>
  );
}
