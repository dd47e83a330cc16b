import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";

import { type SortRule, writeSort } from "#contract/tables/table-query.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import type { Column } from "#web/ui/table/column.ts";
import { describeRule } from "#web/ui/table/sort/describe-sort.ts";
import styles from "#web/ui/table/toolbar/toolbar.module.css";

type SortMenuProps = {
  columns: readonly Pick<Column<never>, "id" | "title">[];
  sort: readonly SortRule[];
  onSort: (sort: readonly SortRule[]) => void;
};

/** The order of the rows, where there are no column headers to press. */
export function SortMenu({ columns, sort, onSort }: SortMenuProps) {
  const { t } = useTranslation();
  const [first] = sort;
  const title = columns.find(({ id }) => id === first?.column)?.title;
  const rules = columns.flatMap(({ id }) => [false, true].map((isDescending) => ({ column: id, isDescending })));
  const Arrow = first?.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <Menu
      label={t("Sort")}
      checks="one"
      choices={rules.map((rule) => ({
        key: writeSort([rule]),
        label: describeRule(t, columns, rule),
        isChecked: rule.column === first?.column && rule.isDescending === first.isDescending,
      }))}
      onChoose={(key) => onSort(rules.filter((rule) => writeSort([rule]) === key))}
      button={(props) => (
        <Button
          {...props}
          className={styles.sort}
          aria-label={first && t("Sort: {{column}}", { column: describeRule(t, columns, first) })}
        >
          <span className={styles.sortTitle}>
            {title === undefined ? t("Sort") : t("Sort: {{column}}", { column: translateData(title) })}
          </span>
          {first && <Arrow size={16} stroke={1.75} aria-hidden />}
        </Button>
      )}
    />
  );
}
