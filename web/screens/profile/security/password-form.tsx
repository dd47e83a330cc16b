import type { Endpoint, Output } from "#contract/endpoint.ts";
import type { Reauthentication } from "#contract/account/auth.ts";
import styles from "#web/screens/profile/security/security.module.css";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

/** An endpoint that asks for the password. */
export type SensitiveEndpoint = Endpoint & { readonly body: typeof Reauthentication };

export type PasswordFormProps<E extends SensitiveEndpoint> = {
  endpoint: E;
  /** Of the endpoint's path. */
  params?: Record<string, string>;
  /** People who sign in through a provider have no password, and only confirm. */
  hasPassword: boolean;
  /** What is about to happen. */
  text: string;
  /** The button that does it. */
  confirm: string;
  isDangerous?: boolean;
  onConfirmed: (answer: Output<E>) => unknown;
  onCancel: () => void;
};

/** Asks for the password before a sensitive change, and makes the change. */
export function PasswordForm<E extends SensitiveEndpoint>({
  endpoint,
  params,
  hasPassword,
  text,
  confirm,
  isDangerous = false,
  onConfirmed,
  onCancel,
}: PasswordFormProps<E>) {
  const { t } = useTranslation();
  const form = useContractForm(endpoint, {
    initial: { password: "" },
    ...(params && { params }),
    toBody: (values) => (hasPassword ? values : {}),
    onSaved: onConfirmed,
  });
  return (
    <form className={styles.form} {...form.formProps}>
      <p className={styles.text}>{text}</p>
      {hasPassword && (
        <TextField
          label={t("Password")}
          type="password"
          autoComplete="current-password"
          required
          {...form.field("password")}
        />
      )}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t("Cancel")}</Button>
        <Button type="submit" variant={isDangerous ? "danger" : "primary"} disabled={form.isBusy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
