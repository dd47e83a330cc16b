import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { type InputHTMLAttributes, type ReactNode, useState } from "react";

import { afterPress } from "#web/lib/form/after-press.ts";
import { reportUnread } from "#web/lib/form/read-fields.ts";
import { adviseOnDates, adviseOnTimes } from "#web/lib/format/typed-day.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
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

/**
 * A single-line text field with a label: text, e-mail, URL, telephone, search. Passwords can be revealed. Dates and times
 * are the browser's own fields; half of one, which has no value, stays with an example of a whole one.
 */
export function TextField({
  label,
  error: found,
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
  const [isUnread, setIsUnread] = useState(false);
  const advise = type === "time" ? adviseOnTimes : adviseOnDates;
  const error = isUnread ? advise() : found;
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
            onInvalid={() => setIsUnread(true)}
            onChange={(event) => {
              setIsUnread(false);
              rest.onChange?.(event);
            }}
            onBlur={(event) => {
              const field = event.currentTarget;
              afterPress(() => setIsUnread(reportUnread(field)));
              rest.onBlur?.(event);
            }}
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
