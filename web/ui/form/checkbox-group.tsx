import { CheckboxBox } from "#web/ui/form/checkbox.tsx";
import { type ControlProps, FieldGroup, useField } from "#web/ui/form/field.tsx";
import styles from "#web/ui/form/field.module.css";
import { type FieldOption, toggleOption } from "#web/ui/form/options.ts";

type CheckboxGroupProps<Value extends string> = ControlProps<readonly Value[]> & {
  options: readonly FieldOption<Value>[];
  /** Side by side instead of one below the other. */
  isInline?: boolean;
};

/** A choice of several of a few options, all of which are visible. */
export function CheckboxGroup<Value extends string>({
  options,
  isInline = false,
  value,
  onChange,
  disabled,
  ...field
}: CheckboxGroupProps<Value>) {
  const { id } = useField(field);
  return (
    <FieldGroup id={id} role="group" {...field}>
      <div className={styles.options} data-inline={isInline || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <CheckboxBox
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
