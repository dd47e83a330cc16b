import { memo, type SelectHTMLAttributes } from "react";

import { Field, type FieldProps, useField } from "#web/ui/form/field.tsx";
import { hasSameProps } from "#web/ui/form/has-same-props.ts";
import type { FieldOption } from "#web/ui/form/options.ts";
import { Select } from "#web/ui/form/lists/select.tsx";
import styles from "#web/ui/form/lists/select-field.module.css";

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "className"> &
  FieldProps & {
    /** Shown while nothing is selected; translated. */
    placeholder: string;
    choices: readonly FieldOption[];
    /** The selection can be read, but not changed. */
    readOnly?: boolean;
  };

/** A native select for a few options. */
export const SelectField = memo(function SelectField({
  label,
  error,
  description,
  isValid,
  isLoading,
  placeholder,
  choices,
  required,
  readOnly = false,
  ...rest
}: SelectFieldProps) {
  const { id, inputProps } = useField({ error, description });
  // A select has no read-only state of its own: it offers nothing else.
  const offered = readOnly ? choices.filter(({ value }) => value === rest.value) : choices;
  return (
    <Field id={id} name={rest.name} {...{ label, required, error, description, isValid, isLoading }}>
      <Select
        className={styles.field}
        aria-required={required}
        aria-readonly={readOnly || undefined}
        aria-busy={isLoading}
        {...inputProps}
        {...rest}
      >
        <option value="" disabled={required} hidden={required}>
          {placeholder}
        </option>
        {offered.map(({ value, label: text, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}, hasSameProps);
