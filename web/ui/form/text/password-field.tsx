import type { ComponentProps } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { passwordStrength } from "#web/ui/form/text/password-strength.ts";
import styles from "#web/ui/form/text/password-field.module.css";
import { TextField } from "#web/ui/form/text/text-field.tsx";

/** A new password, with an estimate of its strength. The estimate is a hint, and never rejects a password. */
export function PasswordField({ value, ...rest }: Omit<ComponentProps<typeof TextField>, "type"> & { value: string }) {
  const { t } = useTranslation();
  const strength = passwordStrength(value);
  const names = [t("Very weak"), t("Weak"), t("Fair"), t("Good"), t("Strong")];
  return (
    <div className={styles.password}>
      <TextField autoComplete="new-password" {...rest} type="password" value={value} />
      <div className={styles.strength} hidden={value === ""}>
        <span className={styles.bars} data-strength={strength} aria-hidden>
          {names.slice(1).map((name, index) => (
            <span key={name} className={styles.bar} data-filled={index < strength || undefined} />
          ))}
        </span>
        <span role="status" className={styles.words}>
          {value === "" ? "" : t("Strength: {{strength}}", { strength: names[strength] })}
        </span>
      </div>
    </div>
  );
}
