import { IconColumns3 } from "@tabler/icons-react";

import { densities, type TableSetup } from "#contract/table-setup.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { Dropdown } from "#web/ui/dropdown.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { toggle } from "#web/ui/table/arrange.ts";
import type { Column } from "#web/ui/table/column.ts";
import styles from "#web/ui/table/column-panel.module.css";

type ColumnPanelProps<Row> = {
  columns: readonly Column<Row>[];
  setup: TableSetup;
  onChange: (part: TableSetup) => void;
  onReset: () => void;
};

/** Which columns are shown, and how high the rows are. */
export function ColumnPanel<Row>({ columns, setup, onChange, onReset }: ColumnPanelProps<Row>) {
  const { t } = useTranslation();
  const { hidden = [], density = "comfortable" } = setup;
  const names = { comfortable: t("Comfortable"), compact: t("Compact") };
  const isLast = (id: string) => columns.every((column) => column.id === id || hidden.includes(column.id));
  return (
    <Dropdown label={t("Columns")} icon={<IconColumns3 size={20} stroke={1.75} aria-hidden />}>
      {() => (
        <div className={styles.panel}>
          <div className={styles.list}>
            {columns.map(({ id, title }) => (
              <Switch
                key={id}
                label={translateData(title)}
                isOn={!hidden.includes(id)}
                // A table without a column is nothing.
                onChange={(isOn) => (isOn || !isLast(id)) && onChange({ hidden: toggle(hidden, id, !isOn) })}
              />
            ))}
          </div>
          <Choice
            label={t("Density")}
            options={densities.map((value) => ({ value, label: names[value] }))}
            value={density}
            onChange={(next) => onChange({ density: next })}
          />
          <Button size="small" onClick={onReset}>
            {t("As it comes")}
          </Button>
        </div>
      )}
    </Dropdown>
  );
}
