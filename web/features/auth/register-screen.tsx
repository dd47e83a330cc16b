import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";

import { genders, register, type Registration } from "#contract/auth.ts";
import { EntryCard } from "#web/features/auth/entry-card.tsx";
import type { EntrySearch } from "#web/features/auth/entry-search.ts";
import styles from "#web/features/auth/form.module.css";
import { authOptionsQuery } from "#web/features/auth/queries.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { safeRoute, restartAt } from "#web/lib/session.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { CheckboxBox } from "#web/ui/form/checkbox.tsx";

const empty = {
  username: "",
  email: "",
  firstName: "",
  lastName: "",
  gender: "" as Registration["gender"],
  password: "",
  passwordConfirm: "",
  terms: false,
};

/** Creates an account (specification §5) and signs in. */
export function RegisterScreen({ to }: EntrySearch) {
  const { t } = useTranslation();
  const { data: options } = useQuery(authOptionsQuery);
  const isClosed = options?.canRegister === false;
  return (
    <EntryCard
      title={t("Register")}
      description={
        isClosed
          ? t("Registration is closed. Ask your administrator for an account.")
          : t("It takes a minute. All fields are required.")
      }
      footer={
        <>
          {t("Already registered?")}
          <Link to="/login" search={to === undefined ? {} : { to }}>
            {t("Sign in")}
          </Link>
        </>
      }
    >
      {!isClosed && <RegisterForm to={to} />}
    </EntryCard>
  );
}

function RegisterForm({ to }: { to: string | undefined }) {
  const { t } = useTranslation();
  const form = useContractForm(register, {
    initial: empty,
    onSaved: () => restartAt(safeRoute(to)),
    leavesPage: true,
  });
  const names = { female: t("Female"), male: t("Male"), other: t("Other gender"), undisclosed: t("Prefer not to say") };
  return (
    <form className={styles.form} {...form.formProps}>
      <TextField
        label={t("Username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field("username")}
      />
      <TextField label={t("Email")} type="email" autoComplete="email" required {...form.field("email")} />
      <div className={styles.pair}>
        <TextField label={t("First name")} autoComplete="given-name" required {...form.field("firstName")} />
        <TextField label={t("Last name")} autoComplete="family-name" required {...form.field("lastName")} />
      </div>
      <SelectField
        label={t("Gender")}
        placeholder={t("Please choose")}
        choices={genders.map((value) => ({ value, label: names[value] }))}
        autoComplete="sex"
        required
        {...form.field("gender")}
      />
      <div className={styles.pair}>
        <TextField
          label={t("Password")}
          type="password"
          autoComplete="new-password"
          required
          {...form.field("password")}
        />
        <TextField
          label={t("Confirm password")}
          type="password"
          autoComplete="new-password"
          required
          {...form.field("passwordConfirm")}
        />
      </div>
      <Terms {...form.control("terms")} />
      <Button type="submit" variant="primary" className={styles.submit} aria-disabled={form.isBusy}>
        {form.isBusy ? t("Creating account…") : t("Create account")}
      </Button>
    </form>
  );
}

type TermsProps = { value: boolean; error: string | undefined; onChange: (value: boolean) => void };

/** The terms can be read before they are accepted. Adopters replace the text. */
function Terms({ value, error, onChange }: TermsProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <div className={styles.terms}>
        <span className={styles.check}>
          <CheckboxBox
            id={id}
            checked={value}
            aria-required
            aria-invalid={Boolean(error) || undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        </span>
        <span className={styles.termsWords}>
          <label htmlFor={id}>{t("I agree with the Terms and Conditions")}</label>{" "}
          <button type="button" className={styles.link} onClick={() => setIsOpen(true)}>
            {t("Read the terms")}
          </button>
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.termsError}>
          {error}
        </p>
      )}
      {isOpen && (
        <Dialog title={t("Terms and Conditions")} onClose={() => setIsOpen(false)}>
          <p>{t("This is a demo. The operator of this server can read what you write, and may delete it.")}</p>
          <p>{t("Be kind and respectful to your colleagues.")}</p>
          <Button
            variant="primary"
            onClick={() => {
              onChange(true);
              setIsOpen(false);
            }}
          >
            {t("I agree")}
          </Button>
        </Dialog>
      )}
    </div>
  );
}
