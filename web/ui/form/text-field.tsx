import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { type InputHTMLAttributes, type ReactNode, useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Field, type FieldProps, useField } from "#web/ui/form/field.tsx";
import styles from "#web/ui/form/field.module.css";

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> &
  FieldProps & {
    /** A text, an icon or a button that is joined to the start of the field. */
    before?: ReactNode;
    /** The same for its end. */
    after?: ReactNode;
  };

/** A single-line text field with a label: text, e-mail, URL, telephone, search. Passwords can be revealed. */
export function TextField({
  label,
  error,
  description,
  isValid,
  isLoading,
  type = "text",
  required,
  before,
  after,
  dir = type === "email" || type === "url" ? "ltr" : undefined,
  ...rest
}: TextFieldProps) {
  const { t } = useTranslation();
  const { id, inputProps } = useField({ error, description });
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === "password";
  return (
    <Field id={id} name={rest.name} {...{ label, required, error, description, isValid, isLoading }}>
      {/* What is joined to an address or a number stands where it does in every language. */}
      <span className={styles.joined} dir={dir === "auto" ? undefined : dir}>
        {before && <span className={styles.addOn}>{before}</span>}
        <span className={styles.box}>
          <input
            className={styles.input}
            type={isPassword && isShown ? "text" : type}
            dir={dir}
            aria-required={required}
            aria-busy={isLoading}
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
        {after && <span className={styles.addOn}>{after}</span>}
      </span>
    </Field>
  );
}
