import { type ControlProps, FieldGroup, useField } from "#web/ui/form/field.tsx";
import styles from "#web/ui/form/choice.module.css";
import { type FieldOption, toggleOption } from "#web/ui/form/options.ts";

type Shared<Value extends string> = { options: readonly FieldOption<Value>[] };
type ButtonGroupProps<Value extends string> = ControlProps<Value | ""> & Shared<Value>;
type ToggleGroupProps<Value extends string> = ControlProps<readonly Value[]> & Shared<Value>;

/** A choice of one of a few short options, drawn as joined buttons. They are radio buttons. */
export function ButtonGroup<Value extends string>({
  options,
  value,
  onChange,
  disabled,
  ...field
}: ButtonGroupProps<Value>) {
  const { id } = useField(field);
  return (
    <FieldGroup id={id} role="radiogroup" {...field}>
      <div className={`${styles.choice} ${styles.field}`} data-disabled={disabled || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
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

/** A choice of several of a few short options, drawn as joined buttons. They are checkboxes. */
export function ToggleGroup<Value extends string>({
  options,
  value,
  onChange,
  disabled,
  ...field
}: ToggleGroupProps<Value>) {
  const { id } = useField(field);
  return (
    <FieldGroup id={id} role="group" {...field}>
      <div className={`${styles.choice} ${styles.field}`} data-disabled={disabled || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.input}
              type="checkbox"
              checked={value.includes(option.value)}
              disabled={disabled || option.isDisabled}
              aria-readonly={field.readOnly}
              onChange={() => !field.readOnly && onChange(toggleOption(options, value, option.value))}
            />
            <bdi>{option.label}</bdi>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
