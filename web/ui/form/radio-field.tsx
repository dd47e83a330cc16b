import { type ControlProps, FieldGroup, useField } from "#web/ui/form/field.tsx";
import styles from "#web/ui/form/field.module.css";
import type { FieldOption } from "#web/ui/form/options.ts";
import radio from "#web/ui/form/radio.module.css";

type RadioFieldProps<Value extends string | number> = ControlProps<Value | "" | undefined> & {
  options: readonly FieldOption<Value>[];
  /** Side by side instead of one below the other. */
  isInline?: boolean;
};

/** A choice of one of a few options, all of which are visible. */
export function RadioField<Value extends string | number>({
  options,
  isInline = false,
  value,
  onChange,
  disabled,
  ...field
}: RadioFieldProps<Value>) {
  const { id } = useField(field);
  return (
    <FieldGroup id={id} role="radiogroup" {...field}>
      <div className={styles.options} data-inline={isInline || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={radio.radio}
              name={id}
              checked={option.value === value}
              disabled={disabled || option.isDisabled || (field.readOnly && option.value !== value)}
              onChange={() => !field.readOnly && onChange(option.value)}
            />
            <bdi>{option.label}</bdi>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
