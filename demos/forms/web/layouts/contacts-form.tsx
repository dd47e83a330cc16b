import { submitContacts } from "#demos/forms/layouts.ts";
import { labelsOf } from "#demos/forms/web/field-labels.ts";
import { SubmissionCard } from "#demos/forms/web/submission-card.tsx";
import { useSubmissionForm } from "#demos/forms/web/use-submission-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextareaField } from "#web/ui/form/text/textarea-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

const empty = { name: "", email: "", message: "" };
const names = ["name", "email", "message"] as const;

/** A message to the people behind a website. */
export function ContactsForm() {
  const { t } = useTranslation();
  const { form, ...submission } = useSubmissionForm(submitContacts, empty);
  const labels = labelsOf("contacts", names);
  return (
    <SubmissionCard
      {...submission}
      form={form}
      title={t("Contacts")}
      description={t("Write to us. We answer within two business days.")}
      submit={t("Send message")}
      sent={t("Message sent")}
    >
      <Fields columns={2}>
        <TextField label={labels.name} required autoComplete="name" {...form.field("name")} />
        <TextField label={labels.email} required type="email" autoComplete="email" {...form.field("email")} />
        <div data-wide>
          <TextareaField
            label={labels.message}
            required
            rows={6}
            description={t("At least 10 characters")}
            {...form.field("message")}
          />
        </div>
      </Fields>
    </SubmissionCard>
  );
}
