import { IconChevronDown } from "@tabler/icons-react";
import { Suspense, useEffect, useState } from "react";

import { formatNumber } from "#web/lib/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { Menu } from "#web/ui/actions/menu.tsx";
import popover from "#web/ui/actions/popover.module.css";
import type { Column } from "#web/ui/table/column.ts";
import styles from "#web/ui/table/filter/filter-field.module.css";
import { writeCell } from "#web/ui/table/export/write-cell.ts";
import { usePopover } from "#web/ui/actions/use-popover.ts";

/** In milliseconds: the pause in typing after which a filter is applied. */
const pause = 250;

/**
 * The text of an input that is applied after a pause in typing. It follows changes from elsewhere, such as the address.
 */
export function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed), pause);
    return () => clearTimeout(timer);
  });
  return [typed, setTyped] as const;
}

type FilterFieldProps<Row> = {
  column: Column<Row>;
  /** As in the address; empty if there is no filter. */
  value: string;
  onChange: (value: string) => void;
};

/** The filter of a column, according to its kind. */
export function FilterField<Row>({ column, value, onChange }: FilterFieldProps<Row>) {
  if (column.kind === "text") return <TextFilter column={column} value={value} onChange={onChange} />;
  if (column.kind === "choice") return <ChoiceFilter column={column} value={value} onChange={onChange} />;
  return <RangeFilter column={column} value={value} onChange={onChange} />;
}

function useLabel<Row>({ title }: Column<Row>) {
  const { t } = useTranslation();
  return t("Filter {{column}}", { column: translateData(title) });
}

function TextFilter<Row>({ column, value, onChange }: FilterFieldProps<Row>) {
  const { t } = useTranslation();
  const label = useLabel(column);
  const [typed, setTyped] = useTyped(value, onChange);
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={t("Contains…")}
      maxLength={200}
      className={styles.text}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

function ChoiceFilter<Row>({ column, value, onChange }: FilterFieldProps<Row>) {
  const { t } = useTranslation();
  const label = useLabel(column);
  const chosen = value === "" ? [] : value.split(",");
  const choices = (column.choices ?? []).map((choice) => ({
    key: choice,
    label: translateData(choice),
    isChecked: chosen.includes(choice),
  }));
  const shown =
    chosen.length > 1
      ? t("Options: {{count}}", { count: formatNumber(chosen.length) })
      : translateData(chosen[0] ?? "") || t("All");
  return (
    <Menu
      label={label}
      checks="several"
      choices={choices}
      onChoose={(key) =>
        onChange((chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]).join(","))
      }
      button={(props) => (
        <button {...props} type="button" className={styles.open} aria-label={`${label}: ${shown}`}>
          <span className={styles.shown} data-empty={chosen.length === 0 || undefined}>
            {shown}
          </span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </button>
      )}
    />
  );
}

const RangeFields = lazyPart(async () => (await import("#web/ui/table/filter/range-fields.tsx")).RangeFields);

function RangeFilter<Row>({ column, value, onChange }: FilterFieldProps<Row>) {
  const { t } = useTranslation();
  const label = useLabel(column);
  const { isOpen, close, buttonProps, panelProps } = usePopover();
  const [from = "", to = ""] = value.split("..");
  const write = (end: string) => {
    if (end === "") return "…";
    return writeCell(column, column.kind === "number" ? Number(end) : end);
  };
  const shown = value === "" ? t("All") : `${write(from)} – ${write(to)}`;
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        className={styles.open}
        aria-label={`${label}: ${shown}`}
        aria-haspopup="dialog"
        onPointerEnter={RangeFields.preload}
        onFocus={RangeFields.preload}
      >
        <span className={styles.shown} data-empty={value === "" || undefined}>
          {shown}
        </span>
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </button>
      <div {...panelProps} role="dialog" aria-label={label} className={popover.panel}>
        {isOpen && (
          <Suspense>
            <RangeFields column={column} value={value} onChange={onChange} onDone={close} />
          </Suspense>
        )}
      </div>
    </>
  );
}
