import { submitRegistration } from "#demos/forms/layouts.ts";
import { genders, toOptions } from "#demos/forms/web/choices.ts";
import { labelsOf } from "#demos/forms/web/field-labels.ts";
import { SubmissionCard } from "#demos/forms/web/submission-card.tsx";
import { useSubmissionForm } from "#demos/forms/web/use-submission-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { CheckboxField } from "#web/ui/form/choices/checkbox-field.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { PasswordField } from "#web/ui/form/text/password-field.tsx";
import { RadioField } from "#web/ui/form/choices/radio-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

type Draft = Record<"username" | "email" | "password" | "passwordConfirm" | "firstName" | "lastName", string> & {
  readonly gender: string | undefined;
  readonly terms: boolean;
};

const empty: Draft = {
  username: "",
  email: "",
  password: "",
  passwordConfirm: "",
  firstName: "",
  lastName: "",
  gender: undefined,
  terms: false,
};
const names = Object.keys(empty) as (keyof Draft)[];

/** A demo registration. It creates no account, and its passwords are not stored. */
export function RegistrationForm() {
  const { t } = useTranslation();
  const { form, ...submission } = useSubmissionForm(submitRegistration, empty);
  const labels = labelsOf("registration", names);
  return (
    <SubmissionCard
      {...submission}
      form={form}
      title={t("Registration")}
      description={t("This is a demo: no account is created, and the password is not stored.")}
      labels={labels}
      submit={t("Register")}
      sent={t("Registration sent. The password was checked, but not stored.")}
    >
      <Fields columns={2}>
        <TextField
          label={labels.username}
          required
          autoComplete="username"
          autoCapitalize="none"
          description={t("6 to 30 letters, digits, dots and underscores")}
          {...form.field("username")}
        />
        <TextField label={labels.email} required type="email" autoComplete="email" {...form.field("email")} />
        <PasswordField
          label={labels.password}
          required
          description={t("3 to 20 characters")}
          {...form.field("password")}
        />
        <TextField
          label={labels.passwordConfirm}
          required
          type="password"
          autoComplete="new-password"
          {...form.field("passwordConfirm")}
        />
        <TextField label={labels.firstName} required autoComplete="given-name" {...form.field("firstName")} />
        <TextField label={labels.lastName} required autoComplete="family-name" {...form.field("lastName")} />
        <RadioField label={labels.gender} required isInline options={toOptions(genders)} {...form.control("gender")} />
      </Fields>
      <CheckboxField {...form.control("terms")} required label={t("I agree with the Terms and Conditions")} />
    </SubmissionCard>
  );
}
