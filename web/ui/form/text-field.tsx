import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { type InputHTMLAttributes, type ReactNode, useId, useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import styles from "#web/ui/form/field.module.css";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type FieldProps = {
  /** Translated. */
  label: string;
  /** The error message, translated. */
  error?: ReactNode;
  /** A line of help below the field. */
  description?: string | undefined;
};

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> & FieldProps;

/** The ARIA attributes that connect a field with its label, description and error. */
export function useField({ error, description }: Pick<FieldProps, "error" | "description">) {
  const id = useId();
  const isInvalid = error !== undefined && error !== null && error !== false && error !== "";
  const below = [...(isInvalid ? [`${id}-error`] : []), ...(description ? [`${id}-description`] : [])].join(" ");
  return {
    id,
    isInvalid,
    inputProps: { id, "aria-invalid": isInvalid || undefined, "aria-describedby": below || undefined },
  };
}

/** A field's layout: the label above the control, description and error below. */
export function Field({
  id,
  label,
  isRequired,
  error,
  description,
  children,
}: FieldProps & { id: string; isRequired: boolean | undefined; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} data-required={isRequired || undefined}>
        {label}
      </label>
      {children}
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          <bdi>{description}</bdi>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <bdi>{error}</bdi>
        </p>
      )}
    </div>
  );
}

/** A single-line text field with a label. Passwords can be revealed. */
export function TextField({ label, error, description, type = "text", required, ...rest }: TextFieldProps) {
  const { t } = useTranslation();
  const { id, inputProps } = useField({ error, description });
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === "password";
  return (
    <Field id={id} label={label} isRequired={required} error={error} description={description}>
      <span className={styles.box}>
        <input
          className={styles.input}
          type={isPassword && isShown ? "text" : type}
          aria-required={required}
          {...inputProps}
          {...rest}
        />
        {isPassword && (
          <IconButton
            label={t("Show password: {{field}}", { field: label })}
            aria-pressed={isShown}
            className={styles.eye}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? (
              <IconEyeOff size={20} stroke={1.75} aria-hidden />
            ) : (
              <IconEye size={20} stroke={1.75} aria-hidden />
            )}
          </IconButton>
        )}
      </span>
    </Field>
  );
}
