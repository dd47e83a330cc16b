import type { submitAttribute, submitMain } from "#demos/forms/validation.ts";
import { SubmissionCard } from "#demos/forms/web/submission-card.tsx";
import { useSubmissionForm } from "#demos/forms/web/use-submission-form.ts";
import { languages, toOptions } from "#demos/forms/web/choices.ts";
import { labelsOf } from "#demos/forms/web/validation/labels-of.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { CheckboxGroup } from "#web/ui/form/choices/checkbox-group.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

const initial = {
  firstName: "",
  lastName: "",
  username: "",
  email: "",
  password: "",
  passwordConfirm: "",
  languages: [] as readonly string[],
};

type AccountFormProps = {
  endpoint: typeof submitMain | typeof submitAttribute;
  /** Translated, as is the description. */
  title: string;
  description: string;
};

/** The fields of a new account: the main form, and the one whose rules have no messages of their own. */
export function AccountForm({ endpoint, title, description }: AccountFormProps) {
  const { t } = useTranslation();
  const submission = useSubmissionForm(endpoint, initial);
  const { form } = submission;
  const labels = labelsOf("main");
  return (
    <SubmissionCard
      title={title}
      description={description}
      {...submission}
      labels={labels}
      submit={t("Register")}
      sent={t("Registration sent. The passwords were checked, but not stored.")}
    >
      <Fields columns={2}>
        <TextField label={labels.firstName} required autoComplete="off" {...form.field("firstName")} />
        <TextField label={labels.lastName} required autoComplete="off" {...form.field("lastName")} />
        <TextField
          label={labels.username}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field("username")}
        />
        <TextField label={labels.email} type="email" required autoComplete="off" {...form.field("email")} />
        <TextField
          label={labels.password}
          type="password"
          required
          autoComplete="new-password"
          {...form.field("password")}
        />
        <TextField
          label={labels.passwordConfirm}
          type="password"
          required
          autoComplete="new-password"
          {...form.field("passwordConfirm")}
        />
      </Fields>
      <CheckboxGroup
        label={labels.languages}
        required
        isInline
        options={toOptions(languages)}
        {...form.control("languages")}
      />
    </SubmissionCard>
  );
}
