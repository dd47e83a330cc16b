import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { type InputHTMLAttributes, type ReactNode, useId, useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import styles from "#web/ui/form/field.module.css";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type FieldProps = {
  /** Translated. */
  label: string;
  /** What is wrong, translated. */
  error?: ReactNode;
  /** A line that helps to fill it in. */
  description?: string | undefined;
};

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> & FieldProps;

/** What a field, its label and what is said below it have to say of each other. */
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

/** The label above, the control, and below it what helps and what is wrong. */
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

/** A line of text with its label. A password can be shown. */
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
            label={t("Show password")}
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
