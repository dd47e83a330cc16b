import type { SelectHTMLAttributes } from "react";

import { Select } from "#web/ui/form/select.tsx";
import styles from "#web/ui/form/select-field.module.css";
import { Field, useField } from "#web/ui/form/text-field.tsx";

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "className"> & {
  /** Translated. */
  label: string;
  error?: string | undefined;
  /** Shown while nothing is selected; translated. */
  placeholder: string;
  choices: readonly { value: string; label: string }[];
};

/** A native select for a few options. */
export function SelectField({ label, error, placeholder, choices, required, ...rest }: SelectFieldProps) {
  const { id, inputProps } = useField({ error });
  return (
    <Field id={id} label={label} isRequired={required} error={error}>
      <Select className={styles.field} aria-required={required} {...inputProps} {...rest}>
        <option value="" disabled hidden>
          {placeholder}
        </option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
