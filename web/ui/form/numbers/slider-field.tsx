import { formatNumber } from "#web/lib/format/format.ts";
import { type ControlProps, Field, useField } from "#web/ui/form/field.tsx";
import { Slider } from "#web/ui/form/numbers/slider.tsx";
import styles from "#web/ui/form/numbers/slider-field.module.css";

type SliderFieldProps = ControlProps<number> & {
  min?: number;
  max: number;
  step?: number;
  /** How the value is shown. */
  format?: (value: number) => string;
};

/** A number within limits, where its place matters more than its exact value. */
export function SliderField({
  value,
  onChange,
  readOnly,
  min = 0,
  max,
  step = 1,
  disabled,
  onBlur,
  format = formatNumber,
  ...field
}: SliderFieldProps) {
  const { id, inputProps } = useField(field);
  return (
    <Field
      id={id}
      aside={
        <output className={styles.value} htmlFor={id}>
          <bdi>{format(value)}</bdi>
        </output>
      }
      {...field}
    >
      <span className={styles.row}>
        <Slider
          {...inputProps}
          {...{ min, max, step, value, disabled, onBlur }}
          aria-valuetext={format(value)}
          aria-readonly={readOnly}
          onChange={(next) => !readOnly && onChange(next)}
        />
      </span>
    </Field>
  );
}
