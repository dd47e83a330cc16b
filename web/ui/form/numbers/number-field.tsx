import { IconMinus, IconPlus } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { adviseOnNumbers, readNumber } from "#web/lib/format/read-number.ts";
import { type ControlProps, Field, useField, useUnread } from "#web/ui/form/field.tsx";
import styles from "#web/ui/form/field.module.css";
import { stepNumber } from "#web/ui/form/numbers/step-number.ts";

/** A number; the text as it was typed if it is not one, for the schema to reject; "" while the field is empty. */
export type TypedNumber = number | string;

type NumberFieldProps = ControlProps<TypedNumber> & {
  min?: number;
  max?: number;
  step?: number;
  /** The number of decimals that are shown. */
  decimals?: number;
  /** Without separators of thousands, for sizes and other numbers that are not amounts. */
  isGrouped?: boolean;
  /** The sign of a currency or a unit, before the number. */
  before?: ReactNode;
  /** Without buttons for steps; the arrow keys still work. */
  hasSteps?: boolean;
};

/**
 * A number in the format of the user's language, with buttons and arrow keys for steps. Page Up and Page Down, and the
 * arrow keys with Shift, move by ten steps, Home and End to the limits. Numbers that are typed outside the limits stay, so
 * that the schema can say why they are rejected.
 */
export function NumberField({
  value,
  onChange,
  onBlur,
  min,
  max,
  step = 1,
  decimals,
  isGrouped = true,
  before,
  hasSteps = true,
  disabled,
  readOnly,
  ...rest
}: NumberFieldProps) {
  const { t } = useTranslation();
  const { error, leave } = useUnread(typeof value === "string" && value !== "", adviseOnNumbers(), rest.error);
  // The form may have words of its own for what is no number.
  const field = { ...rest, error: rest.error ?? error };
  const { id, inputProps } = useField(field);
  /** What is typed, until the field is left: 1.50 stays 1.50. */
  const [typed, setTyped] = useState<string>();
  const limits = { min, max };
  const format = (number: number) =>
    formatNumber(number, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals ?? 20,
      useGrouping: isGrouped ? undefined : false,
    });
  const shown = typed ?? (typeof value === "number" ? format(value) : value);

  const type = (text: string) => {
    setTyped(text);
    const read = readNumber(text);
    onChange("value" in read ? read.value : text.trim());
  };
  const moved = (steps: number) => stepNumber(value, steps * step, limits);
  const move = (steps: number) => {
    if (disabled || readOnly) return;
    setTyped(undefined);
    onChange(moved(steps));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = event.shiftKey ? 10 : 1;
    const steps: Record<string, number> = { ArrowUp: arrow, ArrowDown: -arrow, PageUp: 10, PageDown: -10 };
    const taken = steps[event.key];
    const limit = event.key === "Home" ? min : event.key === "End" ? max : undefined;
    if (taken === undefined && (limit === undefined || readOnly)) return;
    event.preventDefault();
    if (taken !== undefined) move(taken);
    else if (limit !== undefined) {
      setTyped(undefined);
      onChange(limit);
    }
  };
  const stepButton = (steps: number, label: string, icon: ReactNode) => (
    <span className={styles.addOn}>
      {/* The arrow keys do the same, so that it is no stop for the Tab key. */}
      <button
        type="button"
        className={styles.step}
        tabIndex={-1}
        aria-label={label}
        disabled={disabled || readOnly}
        // At a limit it keeps the focus, which `disabled` would take from it.
        aria-disabled={moved(steps) === value || undefined}
        onClick={() => move(steps)}
      >
        {icon}
      </button>
    </span>
  );
  return (
    <Field id={id} {...field}>
      <span className={styles.joined}>
        {before && <span className={styles.addOn}>{before}</span>}
        <span className={styles.box}>
          <input
            className={styles.input}
            inputMode="decimal"
            autoComplete="off"
            role="spinbutton"
            aria-required={field.required}
            aria-valuenow={typeof value === "number" ? value : undefined}
            aria-valuetext={shown === "" ? undefined : shown}
            aria-valuemin={min}
            aria-valuemax={max}
            name={field.name}
            {...inputProps}
            disabled={disabled}
            readOnly={readOnly}
            value={shown}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setTyped(undefined);
              leave();
              onBlur?.();
            }}
          />
        </span>
        {hasSteps &&
          stepButton(
            -1,
            t("Decrease: {{field}}", { field: field.label }),
            <IconMinus size={16} stroke={1.75} aria-hidden />,
          )}
        {hasSteps &&
          stepButton(
            1,
            t("Increase: {{field}}", { field: field.label }),
            <IconPlus size={16} stroke={1.75} aria-hidden />,
          )}
      </span>
    </Field>
  );
}
