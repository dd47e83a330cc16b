import { type ComponentProps, Suspense } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { isEnter } from "#web/lib/keyboard/is-enter.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Menu } from "#web/ui/actions/menu.tsx";
import popover from "#web/ui/actions/popover.module.css";
import { usePopover } from "#web/ui/actions/use-popover.ts";
import { writeCell } from "#web/ui/table/export/write-cell.ts";
import { FilterButton, type FilterLook } from "#web/ui/table/filter/filter-button.tsx";
import styles from "#web/ui/table/filter/filter-field.module.css";
import type { FilterColumn } from "#web/ui/table/filter/use-filters.ts";
import { useTyped } from "#web/ui/table/filter/use-typed.ts";

type FilterFieldProps = {
  column: FilterColumn;
  /** As in the address; empty if there is no filter. */
  value: string;
  onChange: (value: string) => void;
  /** A `field` with a label above it, or a `chip` with the column's name. */
  look?: FilterLook;
};

/** The filter of a column, according to its kind. */
export function FilterField({ look = "field", ...props }: FilterFieldProps) {
  const { kind } = props.column;
  if (kind === "choice") return <ChoiceFilter look={look} {...props} />;
  if (kind !== "text") return <RangeFilter look={look} {...props} />;
  return look === "field" ? <TextFilter {...props} /> : <TextChip {...props} />;
}

function useLabel({ title }: FilterColumn) {
  const { t } = useTranslation();
  return t("Filter {{column}}", { column: translateData(title) });
}

function TextFilter({
  column,
  value,
  onChange,
  onEnter,
  ...rest
}: FilterFieldProps & Pick<ComponentProps<"input">, "ref"> & { onEnter?: () => void }) {
  const { t } = useTranslation();
  const label = useLabel(column);
  const [typed, setTyped] = useTyped(value, onChange);
  return (
    <input
      {...rest}
      type="search"
      aria-label={label}
      placeholder={t("Contains…")}
      maxLength={200}
      className={styles.text}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      // The pause in typing may not be over yet.
      onBlur={() => typed !== value && onChange(typed)}
      onKeyDown={(event) => isEnter(event) && onEnter?.()}
    />
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

function TextChip(props: FilterFieldProps) {
  const { column, value } = props;
  const { t } = useTranslation();
  const label = useLabel(column);
  const { isOpen, close, buttonProps, panelProps } = usePopover();
  return (
    <>
      <FilterButton
        {...buttonProps}
        look="chip"
        label={label}
        title={column.title}
        shown={value === "" ? t("All") : value}
        isSet={value !== ""}
        aria-haspopup="dialog"
      />
      <div {...panelProps} role="dialog" aria-label={label} className={popover.panel}>
        {isOpen && (
          <div className={styles.words}>
            <TextFilter {...props} ref={focus} onEnter={close} />
          </div>
        )}
      </div>
    </>
  );
}

function ChoiceFilter({ column, value, onChange, look }: FilterFieldProps & { look: FilterLook }) {
  const { t } = useTranslation();
  const label = useLabel(column);
  const chosen = value === "" ? [] : value.split(",");
  const choices = (column.choices ?? []).map((choice) => ({
    key: choice,
    label: translateData(choice),
    isChecked: chosen.includes(choice),
  }));
  const count = formatNumber(chosen.length);
  const shown =
    chosen.length > 1
      ? t({ one: "{{count}} option", other: "{{count}} options" }, { count: chosen.length })
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
        <FilterButton
          {...props}
          look={look}
          label={label}
          title={column.title}
          shown={shown}
          isSet={chosen.length > 0}
          count={chosen.length > 1 ? count : undefined}
        />
      )}
    />
  );
}

const RangeFields = lazyPart(async () => (await import("#web/ui/table/filter/range-fields.tsx")).RangeFields);

function RangeFilter({ column, value, onChange, look }: FilterFieldProps & { look: FilterLook }) {
  const { t } = useTranslation();
  const label = useLabel(column);
  const { isOpen, close, buttonProps, panelProps } = usePopover();
  const [from = "", to = ""] = value.split("..");
  const write = (end: string) => {
    if (end === "") return "…";
    return writeCell(column, column.kind === "number" ? Number(end) : end);
  };
  return (
    <>
      <FilterButton
        {...buttonProps}
        look={look}
        label={label}
        title={column.title}
        shown={value === "" ? t("All") : `${write(from)} – ${write(to)}`}
        isSet={value !== ""}
        aria-haspopup="dialog"
        onPointerEnter={RangeFields.preload}
        onFocus={RangeFields.preload}
      />
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
