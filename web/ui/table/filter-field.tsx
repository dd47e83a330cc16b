import { IconChevronDown } from "@tabler/icons-react";
import { useEffect, useState } from "react";

import { parseFilter } from "#contract/table-query.ts";
import { formatNumber } from "#web/lib/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu } from "#web/ui/menu.tsx";
import popover from "#web/ui/popover.module.css";
import type { Column } from "#web/ui/table/column.ts";
import styles from "#web/ui/table/filter-field.module.css";
import { writeCell } from "#web/ui/table/write-cell.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { usePopover } from "#web/ui/use-popover.ts";

/** In milliseconds, after the last key: what is typed in one go is asked for once. */
const pause = 250;

/**
 * What is typed, and what it has become. Follows what comes from elsewhere, the address for instance, and passes on what
 * was typed after a pause.
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
  /** As the address writes it; empty where there is none. */
  value: string;
  onChange: (value: string) => void;
};

/** The filter of a column, by its kind. */
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
      ? t("Chosen: {{count}}", { count: formatNumber(chosen.length) })
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
      >
        <span className={styles.shown} data-empty={value === "" || undefined}>
          {shown}
        </span>
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </button>
      <div {...panelProps} role="dialog" aria-label={label} className={popover.panel}>
        {isOpen && <RangeFields column={column} value={value} onChange={onChange} onDone={close} />}
      </div>
    </>
  );
}

function RangeFields<Row>({ column, value, onChange, onDone }: FilterFieldProps<Row> & { onDone: () => void }) {
  const { t } = useTranslation();
  const [from = "", to = ""] = value.split("..");
  const [ends, setEnds] = useState({ from, to });
  const [isWrong, setIsWrong] = useState(false);
  const type = column.kind === "date" ? ("date" as const) : ("text" as const);
  const apply = (next: { from: string; to: string }) => {
    const trimmed = `${next.from.trim()}..${next.to.trim()}`.replaceAll(",", ".");
    if (trimmed !== ".." && !parseFilter(column, trimmed)) return setIsWrong(true);
    onChange(trimmed === ".." ? "" : trimmed);
    return onDone();
  };
  const field = (end: "from" | "to", label: string) => (
    <TextField
      label={label}
      type={type}
      inputMode={type === "text" ? "decimal" : undefined}
      value={ends[end]}
      error={isWrong && end === "from" ? t("Give one end at least, as a number or a day") : undefined}
      onChange={(event) => setEnds({ ...ends, [end]: event.currentTarget.value })}
    />
  );
  return (
    <form
      className={styles.range}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(ends);
      }}
    >
      {field("from", t("From"))}
      {field("to", t("To"))}
      <div className={styles.rangeActions}>
        <Button size="small" onClick={() => apply({ from: "", to: "" })}>
          {t("Clear")}
        </Button>
        <Button size="small" variant="primary" type="submit">
          {t("Apply")}
        </Button>
      </div>
    </form>
  );
}
