import { IconMailCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useId, useState } from "react";

import { genders, isInDomains, register, type Registration } from "#contract/account/auth.ts";
import { EntryCard } from "#web/screens/auth/entry-card.tsx";
import type { EntrySearch } from "#web/screens/auth/entry-search.ts";
import styles from "#web/screens/auth/form.module.css";
import { authOptionsQuery, usePasswordRule } from "#web/lib/session/auth-options.ts";
import { displayLocale } from "#contract/values/display-locale.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { safeRoute, restartAt } from "#web/lib/session/session.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Note } from "#web/ui/display/text/note.tsx";
import { SelectField } from "#web/ui/form/lists/select-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { CheckboxBox } from "#web/ui/form/choices/checkbox.tsx";

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

/** Creates an account (specification §5) and signs in, or asks to confirm the address first. */
export function RegisterScreen({ to }: EntrySearch) {
  const { t } = useTranslation();
  const { data: options } = useQuery(authOptionsQuery);
  const isClosed = options?.canRegister === false;
  /** The address that a link to confirm it was sent to. */
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <CheckInbox email={sentTo} />;
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
          <span>{t("Already registered?")}</span>
          <Link to="/login" search={to === undefined ? {} : { to }}>
            {t("Sign in")}
          </Link>
        </>
      }
    >
      {!isClosed && <RegisterForm to={to} allowedDomains={options?.allowedDomains ?? []} onSent={setSentTo} />}
    </EntryCard>
  );
}

/** Replaces the form once the account exists, if its address has to be confirmed before it can be used. */
function CheckInbox({ email }: { email: string }) {
  const { t } = useTranslation();
  // The form had the focus.
  useEffect(() => document.querySelector<HTMLElement>("#content h1")?.focus(), []);
  return (
    <EntryCard title={t("Check your inbox")} footer={<Link to="/login">{t("Back to sign-in")}</Link>}>
      <Note tone="success" icon={IconMailCheck}>
        {t("We have sent a link to {{email}}. Use it to confirm your address. It expires in 60 minutes.", { email })}
      </Note>
    </EntryCard>
  );
}

type FormProps = {
  to: string | undefined;
  allowedDomains: readonly string[];
  /** Called instead of signing in if the address has to be confirmed. */
  onSent: (email: string) => void;
};

function RegisterForm({ to, allowedDomains, onSent }: FormProps) {
  const { t, language } = useTranslation();
  const password = usePasswordRule();
  const domainHint = t("Use an email address of {{domains}}", {
    domains: new Intl.ListFormat(displayLocale(language), { type: "disjunction" }).format(allowedDomains),
  });
  const form = useContractForm(register, {
    initial: empty,
    validate: (values, errors) => ({
      ...(!isInDomains(values.email, allowedDomains) && { email: domainHint }),
      ...password.validate(values, errors),
    }),
    toBody: (values) => ({ ...values, language }),
    onSaved: ({ state }, { email }) => (state === "signed-out" ? onSent(email.trim()) : restartAt(safeRoute(to))),
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
      <TextField
        label={t("Email")}
        type="email"
        autoComplete="email"
        description={allowedDomains.length > 0 ? domainHint : undefined}
        required
        {...form.field("email")}
      />
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
      <TextField
        label={t("Password")}
        type="password"
        autoComplete="new-password"
        description={password.hint}
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
      <Terms {...form.control("terms")} />
      <Button type="submit" variant="primary" className={styles.submit} aria-disabled={form.isBusy}>
        {form.isBusy ? t("Creating account…") : t("Create account")}
      </Button>
    </form>
  );
}

type TermsProps = { value: boolean; error: string | undefined; onChange: (value: boolean) => void };

const placeholder = "\u0000";

/** The terms can be read before they are accepted. Adopters replace the text. */
function Terms({ value, error, onChange }: TermsProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // The terms are a button within the sentence, wherever the language puts them.
  const [before, after] = t("I agree with the {{terms}}", { terms: placeholder }).split(placeholder);
  return (
    <div>
      <div className={styles.terms}>
        <span className={styles.check}>
          <CheckboxBox
            id={id}
            checked={value}
            aria-labelledby={`${id}-words`}
            aria-required
            aria-invalid={Boolean(error) || undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        </span>
        <span id={`${id}-words`} className={styles.termsWords}>
          <label htmlFor={id}>{before}</label>
          <button type="button" className={styles.link} onClick={() => setIsOpen(true)}>
            {t("Terms and Conditions")}
          </button>
          {after && <label htmlFor={id}>{after}</label>}
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
