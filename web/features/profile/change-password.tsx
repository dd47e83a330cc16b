import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { ChangePassword as Schema, changePassword } from "#contract/auth.ts";
import styles from "#web/features/profile/profile-screen.module.css";
import { devicesQuery } from "#web/features/profile/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { call } from "#web/lib/api-client.ts";
import { fieldErrorsOf, focusFirstError, validateWith } from "#web/lib/form.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

const empty = { current: "", password: "", passwordConfirm: "" };

/** The card of the password. A shared account of the demo keeps the one it has. */
export function ChangePassword({ isShared }: { isShared: boolean }) {
  const { t } = useTranslation();
  return (
    <Card className={styles.card} aria-labelledby="password">
      <h2 id="password" className={styles.title}>
        {t("Change the password")}
      </h2>
      {isShared ? (
        <p className={styles.explanation}>
          {t("Visitors of the demo share this account, so its password and its sessions cannot be changed")}
        </p>
      ) : (
        <PasswordForm />
      )}
    </Card>
  );
}

/** A new password; every other session of the person ends with the old one. */
function PasswordForm() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({ initialValues: empty, validate: (values) => validate(withoutEmpty(values)) });

  const change = async (values: typeof empty) => {
    setIsBusy(true);
    try {
      await call(changePassword, { body: withoutEmpty(values) });
      form.reset();
      notify({
        title: t("The password is changed"),
        text: t("Everywhere else you are signed out."),
        tone: "success",
      });
      await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
    } catch (error) {
      form.setErrors(fieldErrorsOf(error));
      focusFirstError(element.current);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) =>
        form.onSubmit(
          (values) => void change(values),
          () => focusFirstError(element.current),
        )(event)
      }
    >
      <TextField
        label={t("Current password")}
        type="password"
        autoComplete="current-password"
        description={t("Leave it empty if you have none yet.")}
        {...form.getInputProps("current")}
      />
      <TextField
        label={t("New password")}
        type="password"
        autoComplete="new-password"
        required
        {...form.getInputProps("password")}
      />
      <TextField
        label={t("Confirm password")}
        type="password"
        autoComplete="new-password"
        required
        {...form.getInputProps("passwordConfirm")}
      />
      <Button type="submit" variant="primary" disabled={isBusy} className={styles.save}>
        {isBusy ? t("Saving…") : t("Change password")}
      </Button>
    </form>
  );
}

const validate = validateWith(Schema);

/** Who came through a provider has no current one. */
const withoutEmpty = ({ current, ...rest }: typeof empty) => ({ ...rest, ...(current !== "" && { current }) });
