import { densities, type TableSetup } from "#contract/tables/table-setup.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { Switch } from "#web/ui/form/choices/switch.tsx";
import { toggle } from "#web/ui/table/arrange.ts";
import type { Column } from "#web/ui/table/column.ts";
import styles from "#web/ui/table/head/column-panel.module.css";

export type ColumnChoicesProps = {
  columns: readonly Pick<Column<never>, "id" | "title">[];
  setup: TableSetup;
  onChange: (part: TableSetup) => void;
  onReset: () => void;
};

/** The content of the column panel: a switch for each column, and the height of rows. */
export function ColumnChoices({ columns, setup, onChange, onReset }: ColumnChoicesProps) {
  const { t } = useTranslation();
  const { hidden = [], density = "comfortable" } = setup;
  const names = { comfortable: t("Comfortable"), compact: t("Compact") };
  const isLast = (id: string) => columns.every((column) => column.id === id || hidden.includes(column.id));
  return (
    <div className={styles.panel}>
      <div className={styles.list}>
        {columns.map(({ id, title }) => (
          <Switch
            key={id}
            label={translateData(title)}
            isOn={!hidden.includes(id)}
            // At least one column stays visible.
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
        {t("Reset table")}
      </Button>
    </div>
  );
}
