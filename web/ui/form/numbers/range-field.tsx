import type { CSSProperties } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { type ControlProps, FieldGroup } from "#web/ui/form/field.tsx";
import { Slider } from "#web/ui/form/numbers/slider.tsx";
import styles from "#web/ui/form/numbers/slider-field.module.css";

export type NumberRange = readonly [from: number, to: number];

type RangeFieldProps = ControlProps<NumberRange> & {
  min?: number;
  max: number;
  step?: number;
  /** How the values are shown. */
  format?: (value: number) => string;
};

/** A range between two numbers: two sliders on one track, neither of which passes the other. */
export function RangeField({
  value: [from, to],
  onChange,
  readOnly,
  min = 0,
  max,
  step = 1,
  disabled,
  format = formatNumber,
  ...field
}: RangeFieldProps) {
  const { t } = useTranslation();
  const shareOf = (value: number) => (value - min) / (max - min);
  const shared = { min, max, step, disabled, className: styles.end, "aria-readonly": readOnly };
  const change = (next: NumberRange) => !readOnly && onChange(next);
  return (
    <FieldGroup
      role="group"
      aside={
        <output className={styles.value}>
          <bdi>{format(from)}</bdi>
          <span> – </span>
          <bdi>{format(to)}</bdi>
        </output>
      }
      {...field}
    >
      <span className={styles.row}>
        <span className={styles.range} style={{ "--from": shareOf(from), "--to": shareOf(to) } as CSSProperties}>
          <span className={styles.track} />
          <span className={styles.filled} />
          <Slider
            {...shared}
            value={from}
            aria-label={t("{{field}}, from", { field: field.label })}
            aria-valuetext={format(from)}
            onChange={(next) => change([Math.min(next, to), to])}
          />
          <Slider
            {...shared}
            value={to}
            aria-label={t("{{field}}, to", { field: field.label })}
            aria-valuetext={format(to)}
            onChange={(next) => change([from, Math.max(next, from)])}
          />
        </span>
      </span>
    </FieldGroup>
  );
}
