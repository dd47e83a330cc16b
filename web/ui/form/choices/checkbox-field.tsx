import type { ReactNode } from "react";

import { CheckboxBox } from "#web/ui/form/choices/checkbox.tsx";
import { type ControlProps, FieldNotes, FieldSign, stateOf, useField } from "#web/ui/form/field.tsx";
import styles from "#web/ui/form/field.module.css";

type CheckboxFieldProps = ControlProps<boolean> & {
  /** What stands after the label, such as a link to the terms. */
  aside?: ReactNode;
};

/** One checkbox, such as the acceptance of terms. */
export function CheckboxField({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  aside,
  isLoading,
  ...field
}: CheckboxFieldProps) {
  const { id, inputProps } = useField(field);
  return (
    <div className={styles.field} data-field={field.name} data-state={stateOf(field)}>
      <span className={styles.head}>
        <label className={styles.option}>
          <CheckboxBox
            checked={value}
            disabled={disabled}
            aria-required={field.required}
            aria-readonly={readOnly}
            {...inputProps}
            onBlur={onBlur}
            onChange={(event) => !readOnly && onChange(event.currentTarget.checked)}
          />
          <span data-required={field.required || undefined}>{field.label}</span>
        </label>
        {aside}
        <FieldSign {...field} isLoading={isLoading} />
      </span>
      <FieldNotes id={id} {...field} />
    </div>
  );
}
