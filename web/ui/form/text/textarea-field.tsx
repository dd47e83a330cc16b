import type { CSSProperties, TextareaHTMLAttributes } from "react";

import { Field, type FieldProps, useField } from "#web/ui/form/field.tsx";
import styles from "#web/ui/form/field.module.css";

type TextareaFieldProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "className" | "maxLength"> &
  FieldProps & {
    value: string;
    /** The number of characters that are accepted. They are counted below the field, and more can be typed, so that a
     * pasted text is not cut: the schema rejects it. */
    max?: number | undefined;
  };

/** A text of several lines. The field grows with its text, from `rows` lines to about twelve. */
export function TextareaField({
  label,
  error,
  description,
  isValid,
  isLoading,
  required,
  max,
  rows = 4,
  ...rest
}: TextareaFieldProps) {
  const { id, inputProps } = useField({ error, description });
  const count = max === undefined ? undefined : { length: rest.value.length, max };
  return (
    <Field id={id} name={rest.name} {...{ label, required, error, description, count, isValid, isLoading }}>
      <textarea
        className={`${styles.input} ${styles.area}`}
        rows={rows}
        style={{ "--rows": rows } as CSSProperties}
        dir="auto"
        aria-required={required}
        aria-busy={isLoading}
        {...inputProps}
        {...rest}
      />
    </Field>
  );
}
