import type { ComponentProps, ReactNode } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Checkbox } from "#web/ui/form/choices/checkbox.tsx";
import { FiltersButton } from "#web/ui/table/toolbar/filters-button.tsx";
import { SortMenu } from "#web/ui/table/toolbar/sort-menu.tsx";
import styles from "#web/ui/table/toolbar/toolbar.module.css";

type PhoneBarProps = ComponentProps<typeof SortMenu> &
  ComponentProps<typeof FiltersButton> & {
    /** The checkbox for the rows of the page; undefined where rows cannot be selected. */
    selection: Omit<ComponentProps<typeof Checkbox>, "label"> | undefined;
    children: ReactNode;
  };

/** What the column headers and the filters are on wider screens. */
export function PhoneBar({ columns, sort, onSort, filters, selection, children }: PhoneBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      {selection && <Checkbox label={t("Select all rows on this page")} {...selection} />}
      <SortMenu columns={columns} sort={sort} onSort={onSort} />
      <FiltersButton columns={columns} filters={filters} />
      {children}
    </div>
  );
}
