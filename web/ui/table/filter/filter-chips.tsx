import { IconPlus, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";

import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import styles from "#web/ui/table/filter/filter-chips.module.css";
import { FilterField } from "#web/ui/table/filter/filter-field.tsx";
import type { FilterColumn, Filters } from "#web/ui/table/filter/use-filters.ts";

type FilterChipsProps = { columns: readonly FilterColumn[]; filters: Filters };

/** The kinds that people filter by most. The others are texts, which the search finds, and numbers. */
const isCommon = ({ kind }: FilterColumn) => kind === "choice" || kind === "date";

/** A chip for each filter that is set or common, and a menu of the others. */
export function FilterChips({ columns, filters }: FilterChipsProps) {
  const { t } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<readonly string[]>([]);
  const isShown = (column: FilterColumn) =>
    isCommon(column) || added.includes(column.id) || filters.valueOf(column) !== "";
  const others = columns.filter((column) => !isShown(column));
  const findButton = (id: string) =>
    group.current?.querySelector<HTMLElement>(`[data-filter="${CSS.escape(id)}"] > button`);

  const add = (id: string) => {
    flushSync(() => setAdded([...added, id]));
    findButton(id)?.click();
  };
  const clear = (column: FilterColumn) => {
    // The chip stays for another value, and takes the focus of the button that disappears.
    setAdded([...added, column.id]);
    findButton(column.id)?.focus();
    filters.set(column, "");
  };
  const clearAll = () => {
    setAdded([]);
    group.current?.querySelector<HTMLElement>("button")?.focus();
    filters.clear();
  };

  return (
    <div ref={group} role="group" aria-label={t("Filters")} className={styles.chips}>
      {columns.filter(isShown).map((column) => {
        const value = filters.valueOf(column);
        return (
          <span key={column.id} data-filter={column.id} data-set={value !== "" || undefined} className={styles.chip}>
            <FilterField look="chip" column={column} value={value} onChange={(next) => filters.set(column, next)} />
            {value !== "" && (
              <button
                type="button"
                className={styles.clear}
                aria-label={t("Clear filter {{column}}", { column: translateData(column.title) })}
                title={t("Clear filter {{column}}", { column: translateData(column.title) })}
                onClick={() => clear(column)}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </button>
            )}
          </span>
        );
      })}
      {others.length > 0 && (
        <Menu
          label={t("Add filter")}
          choices={others.map(({ id, title }) => ({ key: id, label: translateData(title) }))}
          onChoose={add}
          button={(props) => (
            <button {...props} type="button" className={styles.add}>
              <IconPlus size={16} stroke={1.75} aria-hidden />
              {t("Add filter")}
            </button>
          )}
        />
      )}
      {filters.isActive && (
        <Button variant="subtle" size="small" onClick={clearAll}>
          {t("Clear filters")}
        </Button>
      )}
    </div>
  );
}
