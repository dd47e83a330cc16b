import { submitProfile } from "#demos/forms/validation.ts";
import { SubmissionCard } from "#demos/forms/web/submission-card.tsx";
import { useSubmissionForm } from "#demos/forms/web/use-submission-form.ts";
import { labelsOf } from "#demos/forms/web/validation/labels-of.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

const initial = { email: "", password: "" };

/** The shortest form: an address and a password. */
export function ProfileForm() {
  const { t } = useTranslation();
  const submission = useSubmissionForm(submitProfile, initial);
  const { form } = submission;
  const labels = labelsOf("profile");
  return (
    <SubmissionCard
      title={t("Profile")}
      description={t("The password is checked, but not stored.")}
      {...submission}
      submit={t("Save profile")}
      sent={t("Profile saved")}
    >
      <Fields columns={2}>
        <TextField label={labels.email} type="email" required autoComplete="off" {...form.field("email")} />
        <TextField
          label={labels.password}
          type="password"
          required
          autoComplete="new-password"
          {...form.field("password")}
        />
      </Fields>
    </SubmissionCard>
  );
}
